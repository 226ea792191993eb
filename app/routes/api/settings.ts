import { apiRoute } from '~/server/api.server';
import { publicSettings } from '~/tenancy/public-settings.server';

/** GET /api/settings.php: the public settings of this host, under the route's query parameters. */
export const { loader, action } = apiRoute({
  GET: ({ context }) =>
    publicSettings(context.tenant, {
      country: context.country.geoip,
      selectedCountry: context.country.selected,
      locale: context.locale,
    }),
});
