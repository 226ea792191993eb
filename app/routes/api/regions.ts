import { z } from 'zod';
import type { RegionsResponse, TownsResponse } from '~/contract/places';
import { listRegions, listTowns } from '~/features/profiles/view/lists.service.server';
import { apiQuery, apiRoute } from '~/server/response/api.server';

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

/** ?country=NL: that country's regions; ?region=NL-ZH: its towns; neither: the regions of all the brand's countries. */
const route = apiRoute<'/api/regions.php'>({
  GET: ({ context, query }): RegionsResponse | TownsResponse => {
    const { country, region } = apiQuery(query, regionsQuery);
    return region === undefined ? { regions: listRegions(context, country) } : { towns: listTowns(context, region) };
  },
});

export const loader = route.loader;
export const action = route.action;
