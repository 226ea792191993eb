/** Further ways to find people, named as the brand's switches. */
export type WayToMeet = 'swipe_game' | 'match_finder';
