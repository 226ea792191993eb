import type { ComponentType } from 'react';
import type { LanderMap } from '~/landing/kit/lander-view';
import type { Lander } from '~/landing/registry/read-lander.server';

/** Every folder below landers/; a new one appears by itself. */
type Manifest = Partial<Lander['manifest']>;
type Copy = Lander['copy'] extends Map<string, infer File> ? File : never;

const manifests = import.meta.glob<Manifest>('../../landers/*/manifest.json', { eager: true, import: 'default' });
const copies = import.meta.glob<Copy>('../../landers/*/copy/*.json', { import: 'default' });
const components = import.meta.glob<ComponentType>('../../landers/*/Lander.tsx', { import: 'default' });
const maps = import.meta.glob<LanderMap>('../../app/landing/map/*.json', { import: 'default' });
const places = import.meta.glob<{ regions: PlaceRegion[] }>('../../app/features/profiles/places/data/*.json', {
  import: 'default',
});
const assets = import.meta.glob<string>('../../landers/*/assets/*', { eager: true, query: '?url', import: 'default' });
/** Loaded as workers, because that makes Vite build a separate script from a file. */
const scripts = import.meta.glob<string>('../../landers/*/enhance.ts', { query: '?worker&url', import: 'default' });

/** The names of places in each language. */
const names = import.meta.glob<{ regions: Record<string, string> }>(
  '../../app/features/profiles/places/names/{en,nl}.json',
  { import: 'default' },
);

interface PlaceRegion {
  id: string;
  name: string;
}

const at = (name: string, file: string) => `../../landers/${name}/${file}`;

/** The names of the landers that have at least a component and a manifest. */
export const landerNames: readonly string[] = Object.keys(manifests)
  .map((path) => path.split('/').at(-2)!)
  .filter((name) => at(name, 'Lander.tsx') in components)
  .sort();

export const manifestOf = (name: string): Manifest => manifests[at(name, 'manifest.json')] ?? {};

export interface LoadedLander {
  Component: ComponentType;
  /** In the form that `copyFor` of the server expects. */
  lander: Lander;
  map: LanderMap | null;
  regions: { id: string; name: string }[];
  script: string | null;
}

/** Loads everything that a page of the lander shows in this language and country. */
export async function loadLander(name: string, locale: string, country: string): Promise<LoadedLander> {
  const load = components[at(name, 'Lander.tsx')];
  if (!load) throw new Error(`There is no landers/${name}/Lander.tsx`);
  const [Component, en, own, map, place, named, script] = await Promise.all([
    load(),
    copies[at(name, 'copy/en.json')]?.(),
    copies[at(name, `copy/${locale}.json`)]?.(),
    maps[`../../app/landing/map/${country}.json`]?.(),
    places[`../../app/features/profiles/places/data/${country}.json`]?.(),
    names[`../../app/features/profiles/places/names/${locale}.json`]?.(),
    scripts[at(name, 'enhance.ts')]?.(),
  ]);
  const copy = new Map(
    Object.entries({ en, [locale]: own }).flatMap(([code, file]) => (file ? [[code, withDefaults(file)]] : [])),
  );
  const lander = { name, manifest: manifestOf(name), copy } as unknown as Lander;
  const regions = (place?.regions ?? []).map(({ id, name: native }) => ({ id, name: named?.regions[id] ?? native }));
  return { Component, lander, map: map ?? null, regions, script: script ?? null };
}

/** The defaults of the server's schema. */
const withDefaults = (file: Partial<Copy>) => ({ base: {}, niches: {}, slugs: {}, ...file });

/** The URLs of the lander's files, by art name (`hero.she`) and by file name, as the server provides them. */
export function assetsOf(name: string): Record<string, string> {
  const own = Object.entries(assets).filter(([path]) => path.startsWith(at(name, 'assets/')));
  return Object.fromEntries(
    own.flatMap(([path, url]) => {
      const file = path.split('/').at(-1)!;
      return [
        [file.replace(/\.[a-z0-9]+$/, ''), url],
        [file, url],
      ];
    }),
  );
}
