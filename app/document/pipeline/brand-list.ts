import type { Tenant } from '~/tenancy/tenant';
import { textFor } from '~/tenancy/tenant-text';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page for an unknown host, in the demo only. */
export function brandListPage(
  tenants: readonly Tenant[],
  originOf: (tenant: Tenant) => string,
  landersOf: (tenant: Tenant) => readonly string[] = () => [],
): string {
  const rows = tenants
    .map((tenant) => {
      const origin = escape(originOf(tenant));
      const title = escape(textFor(tenant.index_title, 'en'));
      const landers = landersOf(tenant).map((name) => `<a href="${origin}/landers/${name}">${name}</a>`);
      return `<li><a href="${origin}/"><strong>${escape(tenant.name)}</strong><span>${title}</span><small>niche ${
        tenant.niche
      } · ${tenant.countries.join(' ')}</small></a>${landers.length > 0 ? `<p>${landers.join(' ')}</p>` : ''}</li>`;
    })
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Facet: the brands of this server</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>
:root{color-scheme:light dark}body{font:16px/1.5 "Open Sans",Arial,sans-serif;max-width:960px;margin:0 auto;padding:32px 16px}
h1{font-size:28px;margin:0 0 4px}p{margin:0 0 24px;opacity:.75}ul{list-style:none;margin:0;padding:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(260px,1fr))}
li{display:flex;flex-direction:column;border:1px solid #8884;border-radius:14px;overflow:hidden}li:hover{border-color:currentColor}
a{color:inherit;text-decoration:none}li>a{display:flex;flex:1;flex-direction:column;gap:4px;padding:20px}
a:focus-visible{outline:2px solid;outline-offset:-2px}strong{font-size:20px}small{margin-top:auto;opacity:.65}
li p{display:flex;flex-wrap:wrap;column-gap:14px;margin:0;padding:12px 20px;border-top:1px solid #8884;font-size:13px}li p a{padding:4px 0}li p a:hover{text-decoration:underline}</style></head>
<body><h1>Facet</h1><p>This address belongs to no brand. These do:</p><ul>${rows}</ul></body></html>`;
}
