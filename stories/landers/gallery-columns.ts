import { nichePrefix, NICHE_PREFIXES, type NichePrefix } from '~/i18n/niche-prefix';
import { showsLander, type LanderBrand } from '~/landing/registry/brand-landers';
import type { Manifest } from '~/landing/registry/manifest-schema.server';

export interface ShownBrand extends LanderBrand {
  slug: string;
}

interface KnownLander {
  name: string;
  manifest: Partial<Manifest>;
}

/** One brand for each niche: the chosen one for its own, otherwise one that shows all landers, otherwise the first. */
export function galleryColumns<B extends ShownBrand>(
  brands: readonly B[],
  landers: readonly KnownLander[],
  chosen: string,
): { prefix: NichePrefix; brand: B }[] {
  return NICHE_PREFIXES.flatMap((prefix) => {
    const own = brands.filter(({ niche }) => nichePrefix(niche) === prefix);
    const spoken = landers.filter(({ manifest }) => manifest.niches?.includes(prefix));
    const brand =
      own.find(({ slug }) => slug === chosen) ??
      own.find((brand) => spoken.every(({ name, manifest }) => showsLander(brand, name, manifest))) ??
      own[0];
    return brand ? [{ prefix, brand }] : [];
  });
}
