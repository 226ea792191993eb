/** A number derived from the commit; TURN in the environment overrides it. */
export function turnOfRun(): number;
/** The part of a list for this run: one of `every`; the whole list with TURN=all. */
export function inTurn<T>(list: readonly T[], every: number, offset?: number): T[];
/** Whether a check that runs in one of `every` runs has its turn; always with TURN=all. */
export function hasTurn(every: number, offset?: number): boolean;
