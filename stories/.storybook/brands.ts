import type { Tenant } from '~/tenancy/tenant';
import { featureNames } from '~/tenancy/tenant-choices';

/** A brand's file may omit features that are switched on. */
type BrandFile = Omit<Tenant, 'features'> & { features?: Partial<Tenant['features']> };

/** The brands from their files; a new file adds an entry to the toolbar. */
const files = import.meta.glob<BrandFile>('../../tenants/*.json', { eager: true, import: 'default' });

const allOn = Object.fromEntries(featureNames.map((name) => [name, true])) as Tenant['features'];

export const brands: ReadonlyMap<string, Tenant> = new Map(
  Object.entries(files)
    .filter(([path]) => !/\/(?:_|[a-z]+\.schema\.)/.test(path))
    .map(([, brand]) => [brand.slug, { ...brand, features: { ...allOn, ...brand.features } }]),
);

export const FIRST_BRAND = 'golden-hour';

/** A text of a tenant file, which is one string or one per language. */
export function brandText(text: string | Record<string, string>, locale: string): string {
  return typeof text === 'string' ? text : (text[locale] ?? text['en'] ?? Object.values(text)[0] ?? '');
}

/** What a brand says of its fictional profiles. */
export const fictionalOf = (brand: Tenant, locale: string) => ({
  icon: brand.fictional_icon,
  singular: brandText(brand.fictional_singular, locale),
  plural: brandText(brand.fictional_plural, locale),
  warning: brandText(brand.fictional_warning, locale),
  chat: brand.fictional_chat,
});
