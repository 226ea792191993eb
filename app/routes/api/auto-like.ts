import { json } from '@remix-run/node';
import type { AutoLikeResponse } from '~/contract/likes';
import { autoLike } from '~/features/likes/auto-like.service.server';
import { apiMember, apiRoute } from '~/server/response/api.server';
import { PRIVATE } from '~/server/response/api-headers.server';

/** This GET writes data, so the guard only lets requests of the product's own pages and clients through. */
const route = apiRoute<'/api/auto-like.php'>({
  GET: async ({ context }) =>
    json((await autoLike(apiMember(context))) satisfies AutoLikeResponse, { headers: PRIVATE }),
});

export const loader = route.loader;
export const action = route.action;
