/** Whether one can write here, or what stands in the way. */
export type Writing =
  'open' | 'unconfirmed' | 'blocking' | 'gone' | 'disabled' | 'own-disabled' | 'only-liked' | 'only-matches';
