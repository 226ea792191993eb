import { expect, it } from 'vitest';
import { dayOf } from './day-of';

const at = (iso: string) => Date.parse(iso);

it('tells days apart at the midnight of the zone, also where that is no whole hour, and before the year 2000', () => {
  const days = (zone: string, ...times: string[]) => new Set(times.map((time) => dayOf(at(time), zone))).size;
  expect(days('UTC', '2026-11-20T00:00:00Z', '2026-11-20T23:59:59.999Z')).toBe(1);
  expect(days('UTC', '2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00Z')).toBe(2);
  expect(days('Asia/Kathmandu', '2026-11-20T18:14:59Z', '2026-11-20T18:15:00Z')).toBe(2);
  expect(days('Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21T18:14:59Z')).toBe(1);
  expect(days('Africa/Monrovia', '1971-06-01T00:44:00Z', '1971-06-01T00:45:00Z')).toBe(2);
});

it('says the same of a moment however many others were asked for', () => {
  const QUARTER = 15 * 60_000;
  const start = at('2026-11-20T10:00:00Z');
  const first = dayOf(start, 'Europe/Berlin');
  for (let n = 0; n < 6000; n += 1) dayOf(start + n * QUARTER, 'Europe/Berlin');
  expect(dayOf(start, 'Europe/Berlin')).toBe(first);
  expect(dayOf(start + 24 * 60 * 60_000, 'Europe/Berlin')).not.toBe(first);
});
