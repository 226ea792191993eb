import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The URLs of the landers' assets, with the hashes of the build. */
const urls = import.meta.glob<string>('../../../landers/*/assets/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

const byLander = new Map<string, Record<string, string>>();
for (const [path, url] of Object.entries(urls)) {
  const [, name, file] = /landers\/([^/]+)\/assets\/(.+)$/.exec(path)!;
  const art = file!.replace(/\.[a-z0-9]+$/, '');
  const known = byLander.get(name!) ?? {};
  byLander.set(name!, known);
  known[art] = url;
  // A film and its poster share a name, so `film.webm` is also listed under its whole file name.
  known[file!] = url;
}

/** Maps the name of a picture or film (`hero.she`) and the whole file name (`hero.she.avif`) to its URL. */
export function assetsOf(name: string): Record<string, string> {
  return byLander.get(name) ?? {};
}

const MANIFEST = join('build', 'client', 'lander-scripts.json');
let known: Record<string, string> | undefined;

/** The URL of a lander's own script, made by scripts/landers/build-scripts.mjs; null where it has none. */
export function scriptOf(name: string): string | null {
  if (import.meta.env.DEV)
    return existsSync(join('landers', name, 'enhance.ts')) ? `/landers/${name}/enhance.ts` : null;
  known ??= existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>) : {};
  return known[name] ?? null;
}
