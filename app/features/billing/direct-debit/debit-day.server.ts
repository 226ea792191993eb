import { todayIn } from '~/server/context/calendar';
import { DAY } from '~/time/durations';

/**
 * The ISO date that is so many days of the banks after today. The notice of a debit is counted in the same days, so that
 * the day that the member is told, the one in the mandate and the one at the provider are a day on which money moves.
 */
export function debitDay(now: number, timeZone: string, bankDays: number): string {
  const date = new Date(`${todayIn(now, timeZone)}T12:00:00Z`);
  for (let left = bankDays; left > 0;) {
    date.setTime(date.getTime() + DAY);
    if (isBankDay(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/** The days on which TARGET, through which the banks of SEPA settle, is closed every year, besides weekends and Easter. */
const CLOSED = new Set(['01-01', '05-01', '12-25', '12-26']);

function isBankDay(date: Date): boolean {
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return false;
  if (CLOSED.has(date.toISOString().slice(5, 10))) return false;
  const sinceEaster = Math.round((date.getTime() - easterOf(date.getUTCFullYear())) / DAY);
  return sinceEaster !== -2 && sinceEaster !== 1;
}

/** Noon UTC of the western Easter Sunday: the Gregorian computus. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + correction + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  // Days after the 28th of March.
  return Date.UTC(year, 2, 28 + moon - weekday, 12);
}
