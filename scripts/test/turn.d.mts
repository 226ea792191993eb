/** A number that follows from the commit; TURN in the environment sets it. */
export function turnOfRun(): number;
/** What of a list this run looks at: one in `every`; all of it with TURN=all. */
export function inTurn<T>(list: readonly T[], every: number, offset?: number): T[];
