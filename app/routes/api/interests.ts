import type { InterestsResponse } from '~/contract/places';
import { listInterests } from '~/features/profiles/view/lists.service.server';
import { apiRoute } from '~/server/response/api.server';

/** GET /api/interests.php: what members can say they enjoy. Once per page life. */
const route = apiRoute({ GET: ({ context }): InterestsResponse => ({ interests: listInterests(context) }) });

export const loader = route.loader;
export const action = route.action;
