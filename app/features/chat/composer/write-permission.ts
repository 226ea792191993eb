/**
 * What prevents writing here. `closed`: a fictional profile for which nobody of this brand answers. `terms`: new terms
 * apply, and wait for the member's answer.
 */
export type WritePermission =
  | 'open'
  | 'closed'
  | 'unconfirmed'
  | 'terms'
  | 'blocking'
  | 'gone'
  | 'disabled'
  | 'own-disabled'
  | 'only-liked'
  | 'only-matches';
