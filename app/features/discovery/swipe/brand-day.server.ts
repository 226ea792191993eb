import { todayIn } from '~/features/profiles/view/age.service.server';

export interface BrandDay {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Epoch milliseconds at which the next day begins. */
  endsAt: number;
}

/** Days are at most 25 hours long, where clocks go back; some zones turn theirs at midnight. */
const LONGEST_DAY = 26 * 3_600_000;

/** Which day it is in the brand's time zone, and when it is over: found by asking, so that every change of clocks fits. */
export function brandDay(now: number, timeZone: string): BrandDay {
  const day = todayIn(now, timeZone);
  let [still, over] = [now, now + LONGEST_DAY];
  while (over - still > 1) {
    const middle = Math.floor((still + over) / 2);
    if (todayIn(middle, timeZone) === day) still = middle;
    else over = middle;
  }
  return { day, endsAt: over };
}
