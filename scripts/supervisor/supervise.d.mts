export function supervise(options: { file: string; env: Record<string, string | undefined>; dataDir: string }): void;
