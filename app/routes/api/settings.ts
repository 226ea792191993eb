import type { SettingsResponse } from '~/contract/settings';
import { apiRoute } from '~/server/response/api.server';
import { toSettingsResponse } from '~/tenancy/public-settings.server';

const route = apiRoute<'/api/settings.php'>({
  GET: ({ context }): SettingsResponse =>
    toSettingsResponse(context.tenant, {
      country: context.country.geoip,
      selectedCountry: context.country.selected,
      locale: context.locale,
      pushPublicKey: context.ports.push?.publicKey ?? null,
    }),
});

export const loader = route.loader;
export const action = route.action;
