import { localesForCountry } from '~/i18n/locales';
import type { Tenant } from '~/tenancy/tenant';
import { textTable } from '../command/text-table';

/** The brands as a table for the terminal, with their URLs in the demo. */
export function brandTable(tenants: readonly Tenant[], port: number): string {
  const head = ['id', 'brand', 'niche', 'countries', 'languages', 'signups', 'company', 'in the demo', 'domain'];
  const rows = [...tenants]
    .sort((a, b) => a.id - b.id)
    .map((tenant) => [
      String(tenant.id),
      tenant.name,
      String(tenant.niche),
      tenant.countries.join(' '),
      [...new Set(tenant.countries.flatMap((country) => localesForCountry(country)))].join(' '),
      tenant.signups,
      tenant.company_id,
      `http://${tenant.slug}.localhost:${port}`,
      tenant.domain,
    ]);
  return textTable(head, rows);
}
