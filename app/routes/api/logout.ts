import { json, redirectDocument } from '@remix-run/node';
import type { LogoutResponse } from '~/contract/user';
import { endSession } from '~/features/account/sessions/session.service.server';
import { apiRoute } from '~/server/response/api.server';
import type { RequestContext } from '~/server/context/context.server';

/** GET: a call of the API (the guard lets only our own pages and clients in). POST: the form of our pages. */
const route = apiRoute({
  GET: async ({ context }) => json({ user: null } satisfies LogoutResponse, { headers: await loggedOut(context) }),
  // A new document: nothing of the member's stays in the memory of this one.
  POST: async ({ context }) => redirectDocument('/login?notice=logged-out', { headers: await loggedOut(context) }),
});

async function loggedOut(context: RequestContext): Promise<Headers> {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const value of await endSession(context)) headers.append('Set-Cookie', value);
  return headers;
}

export const loader = route.loader;
export const action = route.action;
