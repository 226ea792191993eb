import { describe, expect, it } from 'vitest';
import { ageOf, bornFrom, bornUntil, brandDay, isDay, shownTimeZone, todayIn } from './calendar';
import type { Viewer } from './viewer';

it.each([
  [{ kind: 'visitor' }, 'America/New_York'],
  [{ kind: 'member', member: { country: 'US', regionId: 'US-OR' } }, 'America/Los_Angeles'],
  [{ kind: 'member', member: { country: 'US', regionId: null } }, 'America/New_York'],
])('times are shown by the clock of whoever looks: %j', (viewer, zone) => {
  expect(shownTimeZone({ viewer: viewer as Viewer, tenant: { time_zone: 'America/New_York' } })).toBe(zone);
});

describe('ages from dates of birth', () => {
  it('takes the day of the time zone', () => {
    const lateEvening = Date.UTC(2026, 10, 21, 23, 30);
    expect(todayIn(lateEvening, 'Europe/Amsterdam')).toBe('2026-11-22');
    expect(todayIn(lateEvening, 'America/Toronto')).toBe('2026-11-21');
  });

  it('changes at midnight, however often the day is asked for', () => {
    const midnight = Date.UTC(2026, 10, 21, 23, 0);
    const days = [midnight - 1, midnight, midnight - 60_000, midnight + 1].map((now) =>
      todayIn(now, 'Europe/Brussels'),
    );
    expect(days).toEqual(['2026-11-21', '2026-11-22', '2026-11-21', '2026-11-22']);
  });

  it('counts full years, and a birthday on 29 February as 1 March', () => {
    expect(ageOf('1990-11-21', '2026-11-21')).toBe(36);
    expect(ageOf('1990-11-22', '2026-11-21')).toBe(35);
    expect(ageOf('1990-11-20', '2026-11-21')).toBe(36);
    expect(ageOf('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOf('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOf(null, '2026-11-21')).toBeNull();
  });

  it.each(['2026-11-21', '2028-02-29', '2027-02-28', '2027-03-01', '2026-12-31', '2027-01-01'])(
    'has bounds on %s that hold exactly the ages asked for',
    (today) => {
      for (let time = Date.UTC(1990, 0, 1); time < Date.UTC(2011, 0, 1); time += 86_400_000) {
        const born = new Date(time).toISOString().slice(0, 10);
        const age = ageOf(born, today)!;
        expect(born >= bornFrom(today, 30) && born <= bornUntil(today, 18), born).toBe(age >= 18 && age <= 30);
      }
    },
  );
});

describe('a day of the calendar', () => {
  it.each(['1990-02-28', '2004-02-29'])('%s is valid', (text) => expect(isDay(text)).toBe(true));

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
  ])('%j is not valid', (text) => expect(isDay(text)).toBe(false));
});

describe('the brand’s day', () => {
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
});
