import type { Sheet } from './sheet';

/** The light a scene stands in: before, at and after its best hour. */
export const HOURS = ['early', 'golden', 'late'] as const;
export type Hour = (typeof HOURS)[number];

/** The place of one niche: always the same place, in another light. Draws the moment `t` (0 to 1) of a loop. */
export type World = (sheet: Sheet, t: number, hour: Hour) => void;
