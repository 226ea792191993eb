import { localesForCountry } from '~/i18n/locales';
import type { Tenant } from '~/tenancy/tenant';

/** The brands as a table for the terminal; the address is the one of the demo. */
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
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  return [head, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
