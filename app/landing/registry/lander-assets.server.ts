/** The addresses of the landers' assets, hashed by the build. */
const addresses = import.meta.glob<string>('../../../landers/*/assets/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

const byLander = new Map<string, Record<string, string>>();
for (const [path, address] of Object.entries(addresses)) {
  const [, name, file] = /landers\/([^/]+)\/assets\/(.+)$/.exec(path)!;
  const art = file!.replace(/\.[a-z0-9]+$/, '');
  const known = byLander.get(name!) ?? {};
  byLander.set(name!, known);
  known[art] = address;
  // Films and posters share a name: `film.webm` is also film.webm.
  known[file!] = address;
}

/** Art name (`hero.she`) and whole file name (`hero.she.avif`) to address. */
export function assetsOf(name: string): Record<string, string> {
  return byLander.get(name) ?? {};
}
