import type { Tenant } from '~/tenancy/tenant';
import { inkOn } from '~/theme/contrast';
import { markSvg } from '~/theme/mark';
import { applyOverrides } from '~/theme/overrides';
import { themeOfNiche } from '~/theme/themes';

/** The brand’s mark on its colour, as a link element that needs no request and no file. */
export function faviconLink(tenant: Tenant): string {
  const { primary } = applyOverrides(themeOfNiche(tenant.niche), tenant.theme).light;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${primary}"/>` +
    `${markSvg(tenant.name, { ink: inkOn([primary]), side: 20, at: 6 })}</svg>`;
  return `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg.replaceAll('"', "'"))}">`;
}
