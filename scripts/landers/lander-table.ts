import type { Tenant } from '~/tenancy/tenant';
import { nichePrefix } from '~/i18n/niche-prefix';
import { showsLander, weightOf } from '~/landing/registry/brand-landers';
import type { Manifest } from '~/landing/registry/manifest-schema.server';
import { textTable } from '../command/text-table';
import { readLanderFolder, landerNames } from './lander-folder';

/** The landers as a table for the terminal, with their weight on each brand. */
export async function landerTable(directory: string, brands: readonly Tenant[]): Promise<string> {
  const rows: string[][] = [];
  for (const name of await landerNames(directory)) {
    const { manifest, lander } = await readLanderFolder(directory, name);
    rows.push([
      name,
      manifest?.title ?? '?',
      manifest?.kind ?? '?',
      manifest?.niches.join(' ') ?? '?',
      manifest ? Object.keys(manifest.slugs).join(' ') : '?',
      manifest?.locales.join(' ') ?? '?',
      lander ? shownBy(name, lander.manifest, brands) : 'is invalid: npm run lander -- check',
    ]);
  }
  return textTable(['lander', 'title', 'kind', 'niches', 'slugs', 'languages', 'brands that show it'], rows);
}

function shownBy(name: string, manifest: Manifest, brands: readonly Tenant[]) {
  const spoken = brands
    .filter(({ niche }) => manifest.niches.includes(nichePrefix(niche)))
    .map((brand) => ({
      slug: brand.slug,
      weight: showsLander(brand, name, manifest) ? weightOf(brand.landers, name) : 0,
    }));
  const off = spoken.filter(({ weight }) => weight === 0).map(({ slug }) => slug);
  const often = spoken.filter(({ weight }) => weight > 1).map(({ slug, weight }) => `${slug} ${weight}`);
  return [
    `${spoken.length - off.length} of ${brands.length}`,
    ...(often.length > 0 ? [`more often: ${often.join(', ')}`] : []),
    ...(off.length > 0 ? [`off: ${off.join(', ')}`] : []),
  ].join('; ');
}
