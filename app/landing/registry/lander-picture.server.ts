import { join } from 'node:path';
import type { NichePrefix } from '~/i18n/niche-prefix';
import { assetsOf } from './lander-assets.server';
import type { Lander } from './read-lander.server';

/** The picture that previews of a lander's links show, by the manifest; null where it names none. */
export function pictureOf(
  { name, manifest: { picture } }: Lander,
  { slug, niche }: { slug: string | null; niche: NichePrefix },
): { url: string; file: string } | null {
  if (picture === undefined) return null;
  const assets = assetsOf(name);
  const names = [
    ...(slug === null ? [] : [`${picture}.${slug}.${niche}`, `${picture}.${slug}`]),
    `${picture}.${niche}`,
    picture,
  ];
  const url = names.map((name) => assets[name]).find((url) => url !== undefined);
  // The build writes a small file into the code, from where no picture can be drawn.
  if (url === undefined || url.startsWith('data:')) return null;
  return { url, file: join(import.meta.env.DEV ? '.' : join('build', 'client'), url) };
}
