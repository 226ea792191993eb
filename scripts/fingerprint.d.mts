/** Changes with the path or the content of one of the sources below `root`. */
export function fingerprintOf(root: string, sources: readonly string[], ignored: RegExp): string;
