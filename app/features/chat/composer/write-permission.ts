/** What prevents writing here. `closed`: a fictional profile for which nobody of this brand answers. */
export type WritePermission =
  'open' | 'closed' | 'unconfirmed' | 'blocking' | 'gone' | 'disabled' | 'own-disabled' | 'only-liked' | 'only-matches';
