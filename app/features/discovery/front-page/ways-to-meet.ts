/** Further ways to find people, by the names of the brand's switches. */
export type WayToMeet = 'swipe_game' | 'match_finder';
