import { z } from 'zod';
import type { RegionsResponse, TownsResponse } from '~/contract/places';
import { listRegions, listTowns } from '~/features/profiles/view/lists.service.server';
import { apiQuery, apiRoute } from '~/server/response/api.server';

/**
 * `country` asks for the regions of a country (without it, those of all countries of the brand), `region` for the towns
 * of a region.
 */
const regionsQuery = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'errors.invalid-value')
    .optional(),
  region: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'errors.invalid-value')
    .optional(),
});

/**
 * GET /api/regions.php?country=NL: the regions of one of the brand's countries, or of all of them when no country is
 * given. ?region=NL-ZH: the towns of that region instead. The browser fetches each list at most once
 * per document.
 */
const route = apiRoute<'/api/regions.php'>({
  GET: ({ context, query }): RegionsResponse | TownsResponse => {
    const { country, region } = apiQuery(query, regionsQuery);
    return region === undefined ? { regions: listRegions(context, country) } : { towns: listTowns(context, region) };
  },
});

export const loader = route.loader;
export const action = route.action;
