import { isRead } from '../http/request-facts';

/** Refused under load in this order. Health checks, static files, cached pages and webhooks are never refused. */
export const COST_CLASSES = ['visitor-page', 'member-page', 'poll', 'send', 'payment'] as const;
export type CostClass = (typeof COST_CLASSES)[number];

/** Paths of the forms that visitors can send. Anything else they send says "not found" or leads to the login. */
export const isVisitorForm = (path: string): boolean =>
  /^\/(?:login|signup|reset-password(?:\/do)?|members\/[^/]+\/signup|activate\/resend|site-entry|lang-config|appearance|waiting-list|complaints|pages\/notice|withdrawal(?:\/[\w-]{43})?|[\w-]{43})(?:\.data)?$/.test(
    path,
  );

/** The class of a request; undefined if it is never refused. known-sessions.ts decides what is a member's. */
export function costClassOf(path: string, method: string, isMember: boolean): CostClass | undefined {
  // Only what a payment provider sends: any other request below /webhooks/ renders a "not found" page.
  if (method === 'POST' && /^\/webhooks\/payment\/[^/]+$/.test(path)) return undefined;
  if (/^\/(?:credits|directdebit|premium|transactions)(?:[/.]|$)/.test(path))
    return isMember ? 'payment' : 'visitor-page';
  if (!isRead({ method }) && (isMember || isVisitorForm(path))) return 'send';
  // Photos belong to a page that has already been served.
  // A mail server delivers a report again later.
  if (method === 'POST' && path === '/webhooks/mail-reports') return 'poll';
  if (path.startsWith('/api/') || /^\/(?:photos|chats\/[^/]+\/photos)\//.test(path)) return 'poll';
  return isMember ? 'member-page' : 'visitor-page';
}
