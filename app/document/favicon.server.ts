import type { Tenant } from '~/tenancy/tenant';
import { inkOn } from '~/theme/contrast';
import { applyOverrides } from '~/theme/overrides';
import { themeOfNiche } from '~/theme/themes';

/** The brand's initial on its colour, as a link element that needs no request and no file. */
export function faviconLink(tenant: Tenant): string {
  const { primary } = applyOverrides(themeOfNiche(tenant.niche), tenant.theme).light;
  const initial = [...tenant.name][0]!.toUpperCase().replace(/[<>&"']/g, '');
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='9' fill='${primary}'/>` +
    `<text x='16' y='23' font-family='Arial' font-weight='700' font-size='20' text-anchor='middle' fill='${inkOn([primary])}'>${initial}</text></svg>`;
  return `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg)}">`;
}
