/**
 * Whether the member can write here, or what prevents it. `closed`: a fictional profile for which nobody of this brand
 * answers.
 */
export type WritePermission =
  'open' | 'closed' | 'unconfirmed' | 'blocking' | 'gone' | 'disabled' | 'own-disabled' | 'only-liked' | 'only-matches';
