import type { ServerResponse } from 'node:http';
import type { RequestContext } from '../context/context.server';
import { cookieName, SESSION_COOKIE, setCookie } from './cookies';
import { isVisitor } from '~/contract/actor';

/**
 * Sent when a member leaves this browser, which others may use: pages and photos in its cache, what scripts have stored, and
 * the service worker with its push subscription. The worker comes back with the next login. Cookies are not named,
 * because browsers would also clear those of the other hosts of the domain; the session ends by its own header.
 */
export const CLEAR_SITE_DATA: [string, string] = ['Clear-Site-Data', '"cache", "storage"'];

/**
 * The same for a browser whose session was ended on purpose elsewhere (decision 0065), with the first response to it. It
 * takes the cookie away too, so that nothing is cleared twice: that is slow, and would empty the next login. `cookies`:
 * what the response sets itself, such as the session of a login with this very request.
 */
export function clearEnded(
  response: ServerResponse,
  { viewer, secure }: Pick<RequestContext, 'viewer' | 'secure'>,
  cookies: readonly string[] = [],
): void {
  if (!isVisitor(viewer) || !viewer.ended) return;
  response.setHeader(...CLEAR_SITE_DATA);
  const isSession = `${cookieName(SESSION_COOKIE, secure)}=`;
  if (!cookies.some((cookie) => cookie.startsWith(isSession)))
    response.appendHeader('Set-Cookie', setCookie(SESSION_COOKIE, '', secure, { maxAge: 0 }));
}
