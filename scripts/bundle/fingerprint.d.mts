/** A hash that changes with the path or the content of any source below `root`. */
export function fingerprintOf(root: string, sources: readonly string[], ignored: RegExp): string;
/** By name, a hash of what the build contains of each lander of the folder. */
export function landerFingerprints(directory: string): Record<string, string>;
