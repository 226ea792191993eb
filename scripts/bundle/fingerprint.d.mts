/** A hash that changes with the path or the content of any source below `root`. */
export function fingerprintOf(root: string, sources: readonly string[], ignored: RegExp): string;
