import { followLink, openLink, type OpenedLink } from '~/features/account/links/link.service.server';
import { clearedBrowser } from '~/features/leaving/leave/leave.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { oneTimeLinks } from './one-time-links.server';

/** Opens a link of any kind; nothing is done yet. */
export const openAnyLink = (context: RequestContext, secret: string): Promise<OpenedLink> =>
  openLink(context, secret, oneTimeLinks);

/** Does what the link is for. Returns where it leads and what the browser is cleared of; null to show its page again. */
export async function followAnyLink(
  context: RequestContext,
  secret: string,
): Promise<{ to: string; headers: Headers } | null> {
  const to = await followLink(context, secret, oneTimeLinks);
  return to === null ? null : { to, headers: await clearedBrowser(context) };
}
