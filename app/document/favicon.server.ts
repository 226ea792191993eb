import type { Tenant } from '~/tenancy/tenant';
import { inkOn } from '~/theme/contrast';
import { markSvg } from '~/theme/mark';
import { applyOverrides } from '~/theme/overrides';
import { themeOfNiche } from '~/theme/themes';

/** The brand’s mark on its colour, as a link element that needs no request and no file. */
export function faviconLink(tenant: Tenant): string {
  const { primary } = applyOverrides(themeOfNiche(tenant.niche), tenant.theme).light;
  // A rim of nine around the mark, whose square is 30.
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 48 48"><rect x="-9" y="-9" width="48" height="48" rx="12" fill="${primary}"/>` +
    `${markSvg(tenant.name, inkOn([primary]))}</svg>`;
  // Each page has it, so what a URL may contain as it is stays as it is.
  const data = encodeURIComponent(svg.replaceAll('"', "'")).replaceAll(/%(?:2F|3A|3D)/g, decodeURIComponent);
  return `<link rel="icon" href="data:image/svg+xml,${data}">`;
}
