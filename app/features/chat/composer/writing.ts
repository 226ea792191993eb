/** Whether one can write here, or what stands in the way. closed: made up, and nobody of this brand answers for it. */
export type Writing =
  'open' | 'closed' | 'unconfirmed' | 'blocking' | 'gone' | 'disabled' | 'own-disabled' | 'only-liked' | 'only-matches';
