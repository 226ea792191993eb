/** What is refused first when not all can be served stands first. Health, files, memory and webhooks are never refused. */
export const COST_CLASSES = ['visitor-page', 'member-page', 'poll', 'send', 'payment'] as const;
export type CostClass = (typeof COST_CLASSES)[number];

/**
 * What visitors have forms for: entering, and the links of mails. Anything else that they send makes a page which says
 * that there is nothing, or leads to the login.
 */
export const isVisitorForm = (path: string): boolean =>
  /^\/(?:login|signup|members\/[^/]+\/signup|activate\/resend|site-entry|lang-config|[\w-]{43})(?:\.data)?$/.test(path);

/** Which class a request is of; undefined: never refused. Whether it counts as a member's: known-sessions.ts. */
export function costClassOf(path: string, method: string, isMember: boolean): CostClass | undefined {
  // Only what a provider sends: anything else below /webhooks/ is a page that is nowhere.
  if (method === 'POST' && /^\/webhooks\/payment\/[^/]+$/.test(path)) return undefined;
  if (/^\/(?:credits|premium|transactions)(?:[/.]|$)/.test(path)) return isMember ? 'payment' : 'visitor-page';
  const reads = method === 'GET' || method === 'HEAD';
  if (!reads && (isMember || isVisitorForm(path))) return 'send';
  // A picture belongs to a page that was served.
  if (path.startsWith('/api/') || /^\/(?:photos|chats\/[^/]+\/photos)\//.test(path)) return 'poll';
  return isMember ? 'member-page' : 'visitor-page';
}
