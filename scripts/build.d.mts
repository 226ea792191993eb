/** Builds when the sources changed (or `force`); true when it did. */
export function ensureBuilt(options?: { force?: boolean; quiet?: boolean }): boolean;
