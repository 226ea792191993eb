export function buildLanderScripts(): Promise<Record<string, string>>;
export function bundle(entry: string): Promise<string>;
