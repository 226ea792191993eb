/** A number derived from the commit; TURN in the environment overrides it. */
export function turnOfRun(): number;
/** The part of a list for this run: one of `every`; the whole list with TURN=all. */
export function inTurn<T>(list: readonly T[], every: number, offset?: number): T[];
