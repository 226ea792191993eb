/** Builds if the sources changed, or if `force` is set. Returns whether it did. */
export function ensureBuilt(options?: { force?: boolean; quiet?: boolean }): boolean;
