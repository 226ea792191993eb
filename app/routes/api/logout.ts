import { json, redirectDocument } from '@remix-run/node';
import type { LogoutResponse } from '~/contract/user';
import { endSession } from '~/features/account/sessions/session.service.server';
import { CLEAR_SITE_DATA } from '~/server/http/clear-site-data';
import { apiRoute } from '~/server/response/api.server';
import type { RequestContext } from '~/server/context/context.server';

/** GET is a call of the API, guarded as a change of state; POST is the logout form of the pages. */
const route = apiRoute<'/api/logout.php'>({
  GET: async ({ context }) => json({ user: null } satisfies LogoutResponse, { headers: await loggedOut(context) }),
  // The redirect loads a new document, so that none of the member's data stays in the memory of the old one.
  POST: async ({ context }) => redirectDocument('/login?notice=logged-out', { headers: await loggedOut(context) }),
});

async function loggedOut(context: RequestContext): Promise<Headers> {
  const headers = new Headers([['Cache-Control', 'private, no-store'], CLEAR_SITE_DATA]);
  for (const value of await endSession(context)) headers.append('Set-Cookie', value);
  return headers;
}

export const loader = route.loader;
export const action = route.action;
