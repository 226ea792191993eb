import type { Tenant } from '~/tenancy/tenant';

/** The brands as their files say: a new file is a new entry of the toolbar. */
const files = import.meta.glob<Tenant>('../../tenants/*.json', { eager: true, import: 'default' });

export const brands: ReadonlyMap<string, Tenant> = new Map(
  Object.entries(files)
    .filter(([path]) => !/\/(?:_|[a-z]+\.schema\.)/.test(path))
    .map(([, tenant]) => [tenant.slug, tenant]),
);

export const FIRST_BRAND = 'golden-hour';

/** A text of a tenant file: one string, or one for each language. */
export function brandText(text: string | Record<string, string>, locale: string): string {
  return typeof text === 'string' ? text : (text[locale] ?? text['en'] ?? Object.values(text)[0] ?? '');
}
