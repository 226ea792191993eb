/** An offer as a member was told of it. Times are epoch milliseconds. */
export interface AnnouncedOffer {
  /** In hundredths of a percent. */
  percentage: number;
  announcedAt: number;
  /** The end that was announced; null if none was. */
  endsAt: number | null;
}

/** For so long after a countdown has ended, nothing as good may be offered to anyone who saw it. */
export const QUIET_MS = 30 * 86_400_000;

/**
 * Whether a new offer leaves all countdowns true that the member saw or would see: after each one's end, for 30 days,
 * no offer that is as good or better. An offer that has ended by then, or that takes less off, does no harm.
 */
export function leavesCountdownsTrue(offer: AnnouncedOffer, announced: readonly AnnouncedOffer[]): boolean {
  return announced.every((other) => !disproves(offer, other) && !disproves(other, offer));
}

/** Whether `later` shows that the end of `ended` was no end. */
function disproves(later: AnnouncedOffer, ended: AnnouncedOffer): boolean {
  if (ended.endsAt === null || later.percentage < ended.percentage) return false;
  const lasts = later.endsAt === null || later.endsAt > ended.endsAt;
  return lasts && later.announcedAt < ended.endsAt + QUIET_MS;
}

/**
 * The offers that may stand, of all that were or would be announced to a member: each one that keeps the countdowns of
 * the earlier ones true. What may not stand is neither shown nor redeemed.
 */
export function honestOffers<T extends AnnouncedOffer>(offers: readonly T[]): T[] {
  const honest: T[] = [];
  for (const offer of offers.toSorted((a, b) => a.announcedAt - b.announcedAt)) {
    if (leavesCountdownsTrue(offer, honest)) honest.push(offer);
  }
  return honest;
}
