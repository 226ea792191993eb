import { z } from 'zod';
import { recordBounce } from '~/features/tracking/bounce.service.server';
import { apiBody, apiRoute } from '~/server/response/api.server';
import { PRIVATE } from '~/server/response/api-headers.server';

/** The beacon of a page that became hidden. Its body is empty; which page it was stands in the Referer. */
const route = apiRoute<'/api/page-hidden.php'>({
  POST: async ({ context, request }) => {
    await apiBody(request, z.object({}));
    await recordBounce(context, request.headers.get('referer'));
    return new Response(null, { status: 204, headers: PRIVATE });
  },
});

export const loader = route.loader;
export const action = route.action;
