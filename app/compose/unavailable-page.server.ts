import { LRUCache } from 'lru-cache';
import type { Catalogues } from '~/i18n/catalogues.server';
import type { Locale } from '~/i18n/locales';
import { nichePrefix } from '~/i18n/niche-prefix';
import { contentSecurityPolicy } from '~/document/pipeline/csp';
import type { UnavailablePage, UnavailableReason } from '~/server/overload/unavailable';
import { faviconLink } from '~/document/favicon.server';
import type { Tenant } from '~/tenancy/tenant';
import { themeCss } from '~/theme/theme-css';
import { themeOfNiche } from '~/theme/themes';

const CSS = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--color-surface);color:var(--color-text);
font:var(--font-size-md)/var(--leading) "Open Sans",Arial,sans-serif}
main{width:100%;max-width:30rem;padding:32px 28px;border-radius:var(--radius-lg);background:var(--color-surface-raised);box-shadow:var(--shadow-md);overflow-wrap:anywhere}
.brand{margin:0 0 24px;font-weight:var(--font-weight-strong);color:var(--color-text-muted)}
h1{margin:0 0 12px;font-size:var(--font-size-xl);line-height:1.25}
p{margin:0 0 16px}
.more{color:var(--color-text-muted);font-size:var(--font-size-sm)}
.again{display:inline-block;margin-top:8px;padding:12px 24px;border-radius:var(--radius-control);background:var(--color-primary);color:var(--color-on-primary);font-weight:var(--font-weight-strong);text-decoration:none}
.again:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}`;

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Each page is made once per language, only from the brand's settings and texts. */
export function openUnavailablePages(catalogues: Pick<Catalogues, 'intl'>) {
  const pages = new LRUCache<string, UnavailablePage>({ max: 1000 });
  return (tenant: Tenant, locale: Locale, reason: UnavailableReason): UnavailablePage => {
    const key = `${tenant.id}|${tenant.version}|${locale}|${reason}`;
    let page = pages.get(key);
    if (!page) pages.set(key, (page = makePage(catalogues, tenant, locale, reason)));
    return page;
  };
}

function makePage(
  catalogues: Pick<Catalogues, 'intl'>,
  tenant: Tenant,
  locale: Locale,
  reason: UnavailableReason,
): UnavailablePage {
  const intl = catalogues.intl(locale, { prefix: nichePrefix(tenant.niche), country: tenant.countries[0] });
  const text = (id: string) => escape(intl.formatMessage({ id }));
  const title = text(reason === 'busy' ? 'errors.busy-title' : 'errors.not-now-title');
  const explanation = text(reason === 'busy' ? 'errors.busy' : 'errors.try-again-later');
  const html = `<!doctype html>
<html lang="${intl.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${escape(tenant.name)}</title>${faviconLink(tenant)}
<style>${themeCss(themeOfNiche(tenant.niche), tenant.theme)}${CSS}</style></head>
<body><main><p class="brand">${escape(tenant.name)}</p><h1>${title}</h1><p>${explanation}</p><p class="more">${text('errors.busy-form')}</p><a class="again" href="">${text('errors.try-again')}</a></main></body>
</html>
`;
  return { body: Buffer.from(html), csp: contentSecurityPolicy([html], { secure: false }) };
}
