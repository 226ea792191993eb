/**
 * What prevents writing here. `closed`: a fictional profile for which nobody of this brand answers. `terms`: new terms
 * apply, and wait for the member's answer. `premium`: a free member has used up the conversations they can begin. `blocked`: the other member has blocked the viewer while the page was open;
 * before that, the page is refused.
 */
export type WritePermission =
  | 'open'
  | 'closed'
  | 'unconfirmed'
  | 'terms'
  | 'premium'
  | 'blocking'
  | 'blocked'
  | 'gone'
  | 'disabled'
  | 'own-disabled'
  | 'only-liked'
  | 'only-matches';
