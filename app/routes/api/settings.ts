import type { SettingsResponse } from '~/contract/settings';
import { apiRoute } from '~/server/response/api.server';
import { toSettingsResponse } from '~/tenancy/public-settings.server';

/** GET /api/settings.php: the public settings of this host, with the request's country and locale applied. */
const route = apiRoute<'/api/settings.php'>({
  GET: ({ context }): SettingsResponse =>
    toSettingsResponse(context.tenant, {
      country: context.country.geoip,
      selectedCountry: context.country.selected,
      locale: context.locale,
    }),
});

export const loader = route.loader;
export const action = route.action;
