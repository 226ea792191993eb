import { describe, expect, it } from 'vitest';
import { ageOf, bornFrom, bornUntil, todayIn } from './age.service.server';

describe('ages from dates of birth', () => {
  it('takes the day of the time zone', () => {
    const lateEvening = Date.UTC(2026, 10, 21, 23, 30);
    expect(todayIn(lateEvening, 'Europe/Amsterdam')).toBe('2026-11-22');
    expect(todayIn(lateEvening, 'America/Toronto')).toBe('2026-11-21');
  });

  it('turns at midnight, however often the day is asked', () => {
    const midnight = Date.UTC(2026, 10, 21, 23, 0);
    const days = [midnight - 1, midnight, midnight - 60_000, midnight + 1].map((now) =>
      todayIn(now, 'Europe/Brussels'),
    );
    expect(days).toEqual(['2026-11-21', '2026-11-22', '2026-11-21', '2026-11-22']);
  });

  it('counts full years, a leap day as 1 March', () => {
    expect(ageOf('1990-11-21', '2026-11-21')).toBe(36);
    expect(ageOf('1990-11-22', '2026-11-21')).toBe(35);
    expect(ageOf('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOf('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOf(null, '2026-11-21')).toBeNull();
  });

  it.each(['2026-11-21', '2028-02-29', '2027-02-28', '2027-03-01', '2026-12-31', '2027-01-01'])(
    'on %s the bounds hold exactly the asked ages',
    (today) => {
      for (let time = Date.UTC(1990, 0, 1); time < Date.UTC(2011, 0, 1); time += 86_400_000) {
        const born = new Date(time).toISOString().slice(0, 10);
        const age = ageOf(born, today)!;
        expect(born >= bornFrom(today, 30) && born <= bornUntil(today, 18), born).toBe(age >= 18 && age <= 30);
      }
    },
  );
});
