/** Puts a finished build in the place of the one that a running server uses. */
export function adoptBuild(from: string, to: string): void;
