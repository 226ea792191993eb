import { todayIn } from '~/server/context/calendar';

const DAY = 86_400_000;

/** The ISO date that is so many working days after today: banks move no money at weekends. */
export function debitDay(now: number, timeZone: string, workingDays: number): string {
  const date = new Date(`${todayIn(now, timeZone)}T12:00:00Z`);
  for (let left = workingDays; left > 0;) {
    date.setTime(date.getTime() + DAY);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
