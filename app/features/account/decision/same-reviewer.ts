/**
 * Whether two entries of who decided name the same staff member: they type their names, so capitals, spaces and
 * the way a letter is composed make nobody else. Everything that needs two people asks this.
 */
export const sameReviewer = (a: string, b: string): boolean => reviewerKey(a) === reviewerKey(b);

/** Cf are invisible: joiners, direction marks, soft hyphens. Folded twice, for letters such as ẞ and ﬀ. */
const reviewerKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toUpperCase()
    .toLowerCase();
