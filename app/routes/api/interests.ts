import type { InterestsResponse } from '~/contract/places';
import { listInterests } from '~/features/profiles/view/lists.service.server';
import { apiRoute } from '~/server/response/api.server';

const route = apiRoute<'/api/interests.php'>({
  GET: ({ context }): InterestsResponse => ({ interests: listInterests(context) }),
});

export const loader = route.loader;
export const action = route.action;
