import { likeRequestSchema, type LikeResponse, type LikesResponse, type UnlikeResponse } from '~/contract/likes';
import { buildLikesResponse } from '~/features/likes/list/like-lists.service.server';
import { likeMember, unlikeMember } from '~/features/likes/likes.service.server';
import { apiBody, apiMember, apiRoute } from '~/server/response/api.server';

/** GET: the members who like this member. POST gives a like and DELETE takes it back; both may be repeated. */
const route = apiRoute<'/api/likes.php'>({
  GET: ({ context }): Promise<LikesResponse> => buildLikesResponse(apiMember(context)),
  POST: async ({ context, request }): Promise<LikeResponse> => {
    const member = apiMember(context);
    const { id } = await apiBody(request, likeRequestSchema);
    const { matched, newMatch, profile } = await likeMember(member, id);
    return { matched, new_match: newMatch, profile };
  },
  DELETE: async ({ context, request }): Promise<UnlikeResponse> => {
    const member = apiMember(context);
    const { id } = await apiBody(request, likeRequestSchema);
    await unlikeMember(member, id);
    return { liked: false };
  },
});

export const loader = route.loader;
export const action = route.action;
