/** The folder of the build that a server uses. */
export const BUILD: 'build';
/** The folder of a build made while a server runs. */
export const NEXT_BUILD: 'build/next';

/** Whether the build in this folder is that of the sources as they are now. */
export function isBuilt(into?: string): boolean;

/** Builds if the sources changed, or if `force` is set. Returns whether it did. */
export function ensureBuilt(options?: { force?: boolean; quiet?: boolean; into?: string }): boolean;
