import type { InterestsResponse } from '~/contract/places';
import { listInterests } from '~/features/profiles/view/lists.service.server';
import { apiRoute } from '~/server/response/api.server';

/** GET /api/interests.php: the interests that a member can choose. The browser fetches them at most once per document. */
const route = apiRoute<'/api/interests.php'>({
  GET: ({ context }): InterestsResponse => ({ interests: listInterests(context) }),
});

export const loader = route.loader;
export const action = route.action;
