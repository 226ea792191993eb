import type { LikeSampleResponse } from '~/contract/likes';
import { likeSample } from '~/features/likes/like-sample.service.server';
import { apiRoute } from '~/server/response/api.server';

/** GET /api/like-sample.php: the labelled made-up profile of a visitor's like modal, or null. */
const route = apiRoute({
  GET: async ({ context }): Promise<LikeSampleResponse> => ({ profile: await likeSample(context) }),
});

export const loader = route.loader;
export const action = route.action;
