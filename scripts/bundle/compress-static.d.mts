/** See compress-static.mjs. */
export function compressStatic(folder: string): Promise<void>;
