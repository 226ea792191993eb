import type { GeocodeResponse } from '~/contract/places';
import { locateMember } from '~/features/profiles/places/location.service.server';
import { pointQuery } from '~/features/profiles/edit/profile-edit.schema.server';
import { apiMember, apiQuery, apiRoute } from '~/server/response/api.server';

/** Finds the nearest town and stores it as the member's town. False where the brand has no town nearby. */
const route = apiRoute<'/api/geocode.php'>({
  GET: async ({ context, query }): Promise<GeocodeResponse> => {
    const member = apiMember(context);
    const { lat: latitude, lon: longitude } = apiQuery(query, pointQuery);
    return { geocode: await locateMember(member, { latitude, longitude }) };
  },
});

export const loader = route.loader;
export const action = route.action;
