import { expect, it } from 'vitest';
import { brandDay } from './brand-day.server';

it.each([
  ['an ordinary evening', '2026-11-21T19:30:00Z', 'Europe/Amsterdam', '2026-11-21', '2026-11-21T23:00:00Z'],
  ['the first moment of a day', '2026-11-21T23:00:00Z', 'Europe/Amsterdam', '2026-11-22', '2026-11-22T23:00:00Z'],
  ['the last moment of a day', '2026-11-21T22:59:59.999Z', 'Europe/Amsterdam', '2026-11-21', '2026-11-21T23:00:00Z'],
  ['a day of 23 hours', '2026-03-28T23:00:00Z', 'Europe/Amsterdam', '2026-03-29', '2026-03-29T22:00:00Z'],
  ['a day of 25 hours', '2026-10-24T22:00:00Z', 'Europe/Amsterdam', '2026-10-25', '2026-10-25T23:00:00Z'],
  ['behind Greenwich', '2026-11-21T04:59:00Z', 'America/New_York', '2026-11-20', '2026-11-21T05:00:00Z'],
  ['an hour that does not exist', '2026-09-05T20:00:00Z', 'America/Santiago', '2026-09-05', '2026-09-06T04:00:00Z'],
])('%s', (_name, now, zone, day, end) => {
  expect(brandDay(Date.parse(now), zone)).toEqual({ day, endsAt: Date.parse(end) });
});
