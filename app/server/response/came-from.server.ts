import { routePath } from '../http/guard';
import type { RequestContext } from '../context/context.server';
import { isMember } from '~/contract/actor';

/** Pages of members that can be opened again. One-time links, forms after a login and the like are not among them. */
const PLACES =
  /^\/(?:members|chats|likes|swipe-game|match-finder|signup-matches|profile|notifications|blocked|credits|premium|transactions|pages)(?:\/|$)/;

/**
 * The path of this brand from which a member came, to go back to from an error page; undefined if the browser does not
 * say it, or if it leads nowhere else. Also of data requests, whose Referer is the open page. Never for visitors, whose
 * pages may be cached.
 */
export function cameFrom(request: Request, { viewer, origin }: Pick<RequestContext, 'viewer' | 'origin'>) {
  const referer = request.headers.get('referer');
  if (!isMember(viewer) || referer === null || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  if (from.origin !== origin || !PLACES.test(from.pathname)) return undefined;
  return routePath(from.pathname) === routePath(new URL(request.url).pathname)
    ? undefined
    : from.pathname + from.search;
}
