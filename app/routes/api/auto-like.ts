import { json } from '@remix-run/node';
import type { AutoLikeResponse } from '~/contract/likes';
import { autoLike } from '~/features/likes/auto-like.service.server';
import { apiMember, apiRoute } from '~/server/response/api.server';
import { PRIVATE } from '~/server/response/api-headers.server';

/**
 * GET /api/auto-like.php: the labelled made-up profile whose like the brand gives now, or null. It changes something:
 * the guard lets only our own pages and clients in.
 */
const route = apiRoute({
  GET: async ({ context }) =>
    json((await autoLike(apiMember(context))) satisfies AutoLikeResponse, { headers: PRIVATE }),
});

export const loader = route.loader;
export const action = route.action;
