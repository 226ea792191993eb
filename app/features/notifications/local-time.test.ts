import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterQuiet, isQuiet, localTime, nextDay, nextHour } from './local-time';

const AMSTERDAM = 'Europe/Amsterdam';
const utc = (text: string) => Date.parse(`${text}Z`);
const NIGHT = { from: 22, until: 8 };

describe('the quiet hours', () => {
  it.each([
    // Summer time begins on 28 March 2027 at 2 o'clock, and ends on 25 October 2026 at 3 o'clock.
    ['in winter', '2026-11-21T23:30', '2026-11-22T07:00'],
    ['in summer', '2026-07-21T23:30', '2026-07-22T06:00'],
    ['in the night that loses an hour', '2027-03-27T23:30', '2027-03-28T06:00'],
    ['in the night that has an hour twice', '2026-10-24T22:30', '2026-10-25T07:00'],
    ['in that hour, the second time', '2026-10-25T01:30', '2026-10-25T07:00'],
  ])('end at 8 o’clock %s', (_when, at, end) => {
    expect(new Date(afterQuiet(utc(at), AMSTERDAM, NIGHT)).toISOString()).toBe(new Date(utc(end)).toISOString());
  });

  it.each([
    // Clocks go back at 2 o'clock in New York, at 3 in Sydney (half a year apart), and by half an hour on Lord Howe Island.
    ['America/New_York', '2026-11-01T05:30', '2026-11-01T13:00'],
    ['America/New_York', '2027-03-14T06:30', '2027-03-14T12:00'],
    ['Australia/Sydney', '2027-04-03T15:30', '2027-04-03T22:00'],
    ['Australia/Sydney', '2026-10-03T15:30', '2026-10-03T21:00'],
    ['Australia/Lord_Howe', '2027-04-03T14:45', '2027-04-03T21:30'],
    ['Australia/Lord_Howe', '2026-10-03T15:15', '2026-10-03T21:00'],
  ])('end at 8 o’clock in %s after a night in which clocks are changed', (zone, at, end) => {
    expect(new Date(afterQuiet(utc(at), zone, NIGHT)).toISOString()).toBe(new Date(utc(end)).toISOString());
  });

  it('begin and end on the minute, also twice in the hour that comes twice', () => {
    const between = { from: 2, until: 3 };
    const quietAt = (text: string) => isQuiet(between, localTime(utc(text), AMSTERDAM));
    expect(['2026-10-24T23:59', '2026-10-25T00:00', '2026-10-25T01:59', '2026-10-25T02:00'].map(quietAt)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(afterQuiet(utc('2026-10-25T00:00'), AMSTERDAM, between)).toBe(utc('2026-10-25T02:00'));
    // 2 o'clock does not exist, and 3 o'clock is not quiet.
    expect(['2027-03-28T00:59', '2027-03-28T01:00'].map(quietAt)).toEqual([false, false]);
  });

  it('end where their last hour is left out: 2 o’clock does not exist that night', () => {
    const end = afterQuiet(utc('2027-03-28T00:30'), AMSTERDAM, { from: 1, until: 2 });
    expect(localTime(end, AMSTERDAM).hour).toBe(3);
  });

  it('are none if both hours are the same', () => {
    const at = utc('2026-11-21T02:00');
    expect(afterQuiet(at, AMSTERDAM, { from: 5, until: 5 })).toBe(at);
  });

  it('are never in force when they have ended, in any zone at any time', () => {
    const zone = fc.constantFrom(
      AMSTERDAM,
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'America/New_York',
      'Asia/Kathmandu',
    );
    const hour = fc.integer({ min: 0, max: 23 });
    const at = fc.integer({ min: utc('2026-01-01T00:00'), max: utc('2028-01-01T00:00') });
    fc.assert(
      fc.property(zone, hour, hour, at, (timeZone, from, until, now) => {
        const end = afterQuiet(now, timeZone, { from, until });
        expect(end).toBeGreaterThanOrEqual(now);
        expect(isQuiet({ from, until }, localTime(end, timeZone))).toBe(false);
        expect(end - now).toBeLessThan(26 * 3_600_000);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the next', () => {
  it('evening is today or tomorrow, and an hour long after a change of clocks too', () => {
    expect(nextHour(utc('2026-11-21T12:00'), AMSTERDAM, 18)).toBe(utc('2026-11-21T17:00'));
    expect(nextHour(utc('2026-11-21T17:00'), AMSTERDAM, 18)).toBe(utc('2026-11-22T17:00'));
    expect(nextHour(utc('2026-10-24T17:30'), AMSTERDAM, 18)).toBe(utc('2026-10-25T17:00'));
  });

  it('Friday evening is within a week', () => {
    // 21 November 2026 is a Saturday.
    expect(nextHour(utc('2026-11-21T12:00'), AMSTERDAM, 18, 'Fri')).toBe(utc('2026-11-27T17:00'));
    expect(nextHour(utc('2026-11-27T16:59'), AMSTERDAM, 18, 'Fri')).toBe(utc('2026-11-27T17:00'));
    expect(nextHour(utc('2026-11-27T18:00'), AMSTERDAM, 18, 'Fri')).toBe(utc('2026-12-04T17:00'));
  });

  it('day begins at midnight there', () => {
    expect(nextDay(utc('2026-11-21T23:30'), AMSTERDAM)).toBe(utc('2026-11-22T23:00'));
    expect(nextDay(utc('2026-10-24T23:30'), AMSTERDAM)).toBe(utc('2026-10-25T23:00'));
    expect(nextDay(utc('2026-10-25T22:59'), AMSTERDAM)).toBe(utc('2026-10-25T23:00'));
    expect(nextDay(utc('2027-03-27T23:00'), AMSTERDAM)).toBe(utc('2027-03-28T22:00'));
  });

  it('day begins at 1 o’clock where midnight is left out, and once where 23 o’clock comes twice', () => {
    // Cairo, in the night to 30 April 2027 and in that to 29 October 2027.
    expect(nextDay(utc('2027-04-29T21:30'), 'Africa/Cairo')).toBe(utc('2027-04-29T22:00'));
    expect(localTime(utc('2027-04-29T22:00'), 'Africa/Cairo')).toEqual({ hour: 1, weekday: 'Fri' });
    expect(nextDay(utc('2027-10-28T20:30'), 'Africa/Cairo')).toBe(utc('2027-10-28T22:00'));
    expect(nextDay(utc('2027-10-28T21:30'), 'Africa/Cairo')).toBe(utc('2027-10-28T22:00'));
  });
});
