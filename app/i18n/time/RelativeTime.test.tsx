import { expect, it } from 'vitest';
import { relativeTime } from './RelativeTime';

const now = Date.UTC(2026, 10, 21);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0, 0, 'second'],
  [-59 * second, 0, 'second'],
  [59 * second, 0, 'second'],
  [-minute, -1, 'minute'],
  [-(hour - 1), -59, 'minute'],
  [hour, 1, 'hour'],
  [-(day - 1), -23, 'hour'],
  [-day, -1, 'day'],
  [6.9 * day, 6, 'day'],
])('%i ms away is %i %s', (distance, value, unit) => {
  expect(relativeTime(now + distance, now)).toEqual({ kind: 'relative', value, unit });
});

it('is a date from a week on, with its year from 300 days on', () => {
  expect(relativeTime(now - 7 * day, now)).toEqual({ kind: 'date', withYear: false });
  expect(relativeTime(now - 301 * day, now)).toEqual({ kind: 'date', withYear: true });
});
