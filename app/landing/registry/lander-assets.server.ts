/** The URLs of the landers' assets, with the hashes of the build. */
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
  // A film and its poster share a name, so `film.webm` is also listed under its whole file name.
  known[file!] = address;
}

/** Maps the name of a picture or film (`hero.she`) and the whole file name (`hero.she.avif`) to its URL. */
export function assetsOf(name: string): Record<string, string> {
  return byLander.get(name) ?? {};
}
