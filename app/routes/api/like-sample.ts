import type { LikeSampleResponse } from '~/contract/likes';
import { likeSample } from '~/features/likes/like-sample.service.server';
import { apiRoute } from '~/server/response/api.server';

/** GET /api/like-sample.php: the fictional profile that the like modal shows to a visitor, or null. */
const route = apiRoute<'/api/like-sample.php'>({
  GET: async ({ context }): Promise<LikeSampleResponse> => ({ profile: await likeSample(context) }),
});

export const loader = route.loader;
export const action = route.action;
