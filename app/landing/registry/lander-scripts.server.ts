import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join('build', 'client', 'lander-scripts.json');
let known: Record<string, string> | undefined;

/** The URL of a lander's own script, made by scripts/landers/build-scripts.mjs; null where it has none. */
export function scriptOf(name: string): string | null {
  if (import.meta.env.DEV)
    return existsSync(join('landers', name, 'enhance.ts')) ? `/landers/${name}/enhance.ts` : null;
  known ??= existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>) : {};
  return known[name] ?? null;
}
