import { wireRegions } from '~/features/profiles/lists.service.server';
import { regionsQuery } from '~/features/profiles/profiles.schema.server';
import { apiQuery, apiRoute } from '~/server/api.server';

/** GET /api/regions.php?country=NL: the regions of a country of this brand, without it of all. Once per page life. */
const route = apiRoute({
  GET: ({ context, query }) => ({ regions: wireRegions(context, apiQuery(query, regionsQuery).country) }),
});

export const loader = route.loader;
export const action = route.action;
