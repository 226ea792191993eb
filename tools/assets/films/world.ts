import type { Sheet } from './sheet';

/** The hours of the day in which a scene is drawn, each with its own light. */
export const HOURS = ['early', 'golden', 'late'] as const;
export type Hour = (typeof HOURS)[number];

/** The scene of one niche: always the same place, in different light. Draws the moment `t` (0 to 1) of a loop. */
export type World = (sheet: Sheet, t: number, hour: Hour) => void;
