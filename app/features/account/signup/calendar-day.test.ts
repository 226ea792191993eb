import { describe, expect, it } from 'vitest';
import { ageOn, dayAt, parseDay } from './calendar-day';

describe('parseDay', () => {
  it('reads a day of the calendar', () => {
    expect(parseDay('1990-02-28')).toEqual({ year: 1990, month: 2, day: 28 });
    expect(parseDay('2004-02-29')).toEqual({ year: 2004, month: 2, day: 29 });
  });

  it.each([
    '1990-02-31',
    '2023-02-29',
    '1990-13-01',
    '1990-00-10',
    '1990-01-00',
    '90-1-1',
    '1990-1-1',
    '01/02/1990',
    '',
    ' ',
  ])('refuses %j', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

describe('ageOn', () => {
  const birth = { year: 2000, month: 6, day: 15 };

  it('counts the birthday itself', () => {
    expect(ageOn(birth, { year: 2018, month: 6, day: 14 })).toBe(17);
    expect(ageOn(birth, { year: 2018, month: 6, day: 15 })).toBe(18);
    expect(ageOn(birth, { year: 2018, month: 6, day: 16 })).toBe(18);
  });

  it('gives who was born on 29 February the birthday on 1 March in common years', () => {
    const leap = { year: 2004, month: 2, day: 29 };
    expect(ageOn(leap, { year: 2022, month: 2, day: 28 })).toBe(17);
    expect(ageOn(leap, { year: 2022, month: 3, day: 1 })).toBe(18);
  });
});

describe('dayAt', () => {
  it('is the day of the time zone, not of UTC', () => {
    const lateEvening = Date.UTC(2026, 5, 14, 22, 30);
    expect(dayAt(lateEvening, 'Europe/Amsterdam')).toEqual({ year: 2026, month: 6, day: 15 });
    expect(dayAt(lateEvening, 'America/Los_Angeles')).toEqual({ year: 2026, month: 6, day: 14 });
  });
});
