import type { RegionsResponse, TownsResponse } from '~/contract/places';
import { listRegions, listTowns } from '~/features/profiles/view/lists.service.server';
import { regionsQuery } from '~/features/profiles/profiles.schema.server';
import { apiQuery, apiRoute } from '~/server/response/api.server';

/**
 * GET /api/regions.php?country=NL: the regions of one of the brand's countries, or of all of them when no country is
 * given. ?region=NL-ZH: the towns of that region instead. The browser fetches each list at most once
 * per document.
 */
const route = apiRoute({
  GET: ({ context, query }): RegionsResponse | TownsResponse => {
    const { country, region } = apiQuery(query, regionsQuery);
    return region === undefined ? { regions: listRegions(context, country) } : { towns: listTowns(context, region) };
  },
});

export const loader = route.loader;
export const action = route.action;
