import { late } from '~/live/late';

/*
 * What may come over a page, and comes after it: a page is not slower for what is seldom seen. Until then links lead to
 * pages, and a match waits in the list of likes.
 */
export const LikeModal = late(() => import('~/features/likes/LikeModal').then((module) => module.LikeModal));
export const MatchModal = late(() => import('~/features/likes/MatchModal').then((module) => module.MatchModal));
export const SignupModal = late(() => import('./SignupModal').then((module) => module.SignupModal));
