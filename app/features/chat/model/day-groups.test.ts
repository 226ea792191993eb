import { expect, it } from 'vitest';
import type { MessageResponse } from '~/contract/message';
import { DAY } from '~/time/durations';
import { groupByDay } from './day-groups';

const dayOf = (at: number) => `day ${Math.floor(at / DAY)}`;
const at = (...times: number[]) => times.map((time, i) => ({ seq: i + 1, at: time * DAY }) as MessageResponse);
const shape = (messages: MessageResponse[]) =>
  groupByDay(messages, dayOf).map(({ day, messages: of }) => [day, of.map(({ seq }) => seq)]);

it('groups messages by day', () => {
  expect(shape(at(1, 1.5, 2, 4))).toEqual([
    ['day 1', [1, 2]],
    ['day 2', [3]],
    ['day 4', [4]],
  ]);
  expect(shape([])).toEqual([]);
});

it('keeps the order and shows no day twice if a clock jumps back, or far ahead for a moment', () => {
  expect(shape(at(5, 4, 5.5, 3, 6))).toEqual([
    ['day 5', [1, 2, 3, 4]],
    ['day 6', [5]],
  ]);
  expect(shape(at(5, 900, 5))).toEqual([
    ['day 5', [1]],
    ['day 900', [2, 3]],
  ]);
});
