import type { Tenant } from '~/tenancy/tenant';

export interface Announcement {
  mode: string;
  origin: string;
  tenants: readonly Tenant[];
  originOf: (tenant: Tenant) => string;
  demoAccounts: readonly { email: string; password: string; what: string }[];
  mailbox: boolean;
  controlPort: number | undefined;
  /** The URL of the metrics, if they are served. */
  metrics?: string | undefined;
  milliseconds: number;
}

/** The text a person sees after `npm start`: the brands with their URLs, demo logins, the mailbox. */
export function announce(a: Announcement): string {
  const rows = a.tenants.map((tenant) => [
    tenant.name,
    `niche ${tenant.niche}`,
    tenant.countries.join(' '),
    a.originOf(tenant),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length), 0));
  const lines = ['', `  Facet (${a.mode}) is ready in ${(a.milliseconds / 1000).toFixed(1)} s`, ''];
  for (const row of rows) lines.push(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`);
  if (a.demoAccounts.length > 0) {
    lines.push('', '  Demo logins:');
    for (const { email, password, what } of a.demoAccounts) lines.push(`  ${email}  /  ${password}   (${what})`);
  }
  if (a.mailbox && a.tenants[0])
    lines.push('', `  Development mailbox: ${a.originOf(a.tenants[0])}/dev/mailbox (every brand has its own)`);
  if (a.controlPort !== undefined) lines.push('', `  Test controls: http://127.0.0.1:${a.controlPort}`);
  if (a.metrics !== undefined) lines.push('', `  Metrics: ${a.metrics}`);
  return `${lines.join('\n')}\n`;
}
