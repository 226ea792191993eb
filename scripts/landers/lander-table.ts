import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '~/tenancy/tenant';
import { nichePrefix } from '~/i18n/niche-prefix';
import { showsLander, weightOf } from '~/landing/registry/brand-landers';
import type { Manifest } from '~/landing/registry/manifest-schema.server';
import { textTable } from '../command/text-table';
import { landerFingerprints } from '../bundle/fingerprint.mjs';
import { readLanderFolder, landerNames } from './lander-folder';

const BUILT = join(import.meta.dirname, '../../build/landers.json');

/** By name, the fingerprint of every lander that the build contains; undefined if nothing was built yet. */
export type BuiltLanders = Readonly<Record<string, string>> | undefined;

/** Whether the code of a lander is in the build. Its manifest and texts are live without one. */
export function landerState(built: BuiltLanders, name: string, fingerprint: string | undefined): string {
  const before = built && Object.hasOwn(built, name) ? built[name] : undefined;
  if (before === undefined) return 'not yet built';
  return before === fingerprint ? 'live' : 'live, changes not yet built';
}

/** The landers as a table for the terminal, with their state and their weight on each brand. */
export async function landerTable(
  directory: string,
  brands: readonly Tenant[],
  built: BuiltLanders = builtLanders(),
): Promise<string> {
  const now = landerFingerprints(directory);
  const states = new Set<string>();
  const rows: string[][] = [];
  for (const name of await landerNames(directory)) {
    const { manifest, lander } = await readLanderFolder(directory, name);
    const state = landerState(built, name, now[name]);
    states.add(state);
    rows.push([
      name,
      state,
      manifest?.title ?? '?',
      manifest?.kind ?? '?',
      manifest?.niches.join(' ') ?? '?',
      manifest ? Object.keys(manifest.slugs).join(' ') : '?',
      manifest?.locales.join(' ') ?? '?',
      lander ? shownBy(name, lander.manifest, brands) : 'is invalid: npm run lander -- check',
    ]);
  }
  const table = textTable(
    ['lander', 'state', 'title', 'kind', 'niches', 'slugs', 'languages', 'brands that show it'],
    rows,
  );
  return [...states].some((state) => state !== 'live')
    ? `${table}\n\nWhat is not yet built is live after npm run lander -- publish`
    : table;
}

/** What the build of this folder says about itself (scripts/build.mjs). */
export function builtLanders(): BuiltLanders {
  try {
    return JSON.parse(readFileSync(BUILT, 'utf8')) as Record<string, string>;
  } catch {
    return undefined;
  }
}

function shownBy(name: string, manifest: Manifest, brands: readonly Tenant[]) {
  const spoken = brands
    .filter(({ niche }) => manifest.niches.includes(nichePrefix(niche)))
    .map((brand) => ({
      slug: brand.slug,
      weight: showsLander(brand, name, manifest) ? weightOf(brand.landers, name, manifest) : 0,
    }));
  const off = spoken.filter(({ weight }) => weight === 0).map(({ slug }) => slug);
  const often = spoken.filter(({ weight }) => weight > 1).map(({ slug, weight }) => `${slug} ${weight}`);
  return [
    `${spoken.length - off.length} of ${brands.length}`,
    ...(often.length > 0 ? [`more often: ${often.join(', ')}`] : []),
    ...(off.length > 0 ? [`off: ${off.join(', ')}`] : []),
  ].join('; ');
}
