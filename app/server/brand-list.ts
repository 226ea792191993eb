import type { Tenant } from '~/tenancy/tenant';
import { textFor } from '~/tenancy/tenant-text';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Demo only: what an unknown host shows, the brands of this server with their links. */
export function brandListPage(tenants: readonly Tenant[], originOf: (tenant: Tenant) => string): string {
  const rows = tenants
    .map(
      (tenant) =>
        `<li><a href="${escape(originOf(tenant))}/"><strong>${escape(tenant.name)}</strong><span>${escape(
          textFor(tenant.index_title, 'en'),
        )}</span><small>niche ${tenant.niche} · ${tenant.countries.join(' ')}</small></a></li>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Facet: the brands of this server</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>
:root{color-scheme:light dark}body{font:16px/1.5 "Open Sans",Arial,sans-serif;max-width:960px;margin:0 auto;padding:32px 16px}
h1{font-size:28px;margin:0 0 4px}p{margin:0 0 24px;opacity:.75}ul{list-style:none;margin:0;padding:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}
a{display:flex;flex-direction:column;gap:4px;padding:20px;border:1px solid #8884;border-radius:14px;color:inherit;text-decoration:none;height:100%;box-sizing:border-box}
a:hover,a:focus-visible{border-color:currentColor}strong{font-size:20px}small{margin-top:auto;opacity:.65}</style></head>
<body><h1>Facet</h1><p>This address belongs to no brand. These do:</p><ul>${rows}</ul></body></html>`;
}
