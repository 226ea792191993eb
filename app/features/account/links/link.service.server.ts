import { findTokenEverIssued } from '~db/queries/token';
import type { TokenPurpose, TokenRow } from '~db/schema/token';
import type { ErrorValues } from '~/contract/problem';
import { defineAppError } from '~/server/response/app-error';
import type { RequestContext } from '~/server/context/context.server';
import { hashSecret, isSecret } from '../secret.service.server';

/** What the page of a one-time link shows; texts are message ids of `account`. */
export interface LinkPage {
  /** The title of the document. */
  meta: string;
  title: string;
  text: string;
  note: string;
  /** Null if there is nothing left to press; the page then leads on. */
  button: string | null;
  /** Where a page without a button leads, if that is not the member's settings. */
  onward?: { label: string; to: string };
  values: ErrorValues;
}

/** One kind of one-time link. The features declare them, and the route that opens links lists all of them. */
export type LinkPurpose = OneButtonLink | PageLink;

/** A link with a page of its own, which holds a form: the link only leads there, and the form consumes the token. */
export interface PageLink {
  /** The path of the page, which gets the secret as `?token=`. */
  path: string;
}

/** A link whose page has nothing but a button. */
export interface OneButtonLink {
  /** Whether a mail program may perform the action with one click (RFC 8058), from any page and without a session. */
  oneClick?: true;
  /** What the button will do; undefined without an effect. Changes nothing, because mail scanners fetch links. */
  describe(context: RequestContext, token: TokenRow): Promise<LinkPage | undefined>;
  /**
   * Performs the action and consumes the token in the same transaction. Returns the path to redirect to; null to show the
   * page of the link again, as it is now. `secret` is the one in the link.
   */
  consume(context: RequestContext, token: TokenRow, secret: string): Promise<string | null>;
  /** The path to redirect to if the link was used before or has expired. */
  meetUsed(context: RequestContext, token: TokenRow, secret: string): Promise<string>;
}

export type LinkPurposes = Partial<Record<TokenPurpose, LinkPurpose>>;

const linkNotFound = defineAppError('errors.page-not-found', 404);

export type OpenedLink = { kind: 'page'; page: LinkPage } | { kind: 'redirect'; to: string };

/** GET /{token}: the page with the button. Throws 404 for unknown links; a used or expired one redirects. */
export async function openLink(context: RequestContext, secret: string, links: LinkPurposes): Promise<OpenedLink> {
  const { token, link } = await findLink(context, secret, links);
  if ('path' in link) return { kind: 'redirect', to: `${link.path}?token=${secret}` };
  const page = isLinkOpen(context, token) ? await link.describe(context, token) : undefined;
  return page ? { kind: 'page', page } : { kind: 'redirect', to: await link.meetUsed(context, token, secret) };
}

/** POST /{token}: performs the action once. Returns the path to redirect to; null to show the page again. */
export async function followLink(context: RequestContext, secret: string, links: LinkPurposes): Promise<string | null> {
  const { token, link } = await findLink(context, secret, links);
  if ('path' in link) return `${link.path}?token=${secret}`;
  return isLinkOpen(context, token) ? link.consume(context, token, secret) : link.meetUsed(context, token, secret);
}

/** One click of a mail program. Returns false if the link is none that may be followed so. Throws 404 for unknown links. */
export async function followOneClick(context: RequestContext, secret: string, links: LinkPurposes): Promise<boolean> {
  const { token, link } = await findLink(context, secret, links);
  if ('path' in link || !link.oneClick) return false;
  if (isLinkOpen(context, token)) await link.consume(context, token, secret);
  return true;
}

export function isLinkOpen(context: Pick<RequestContext, 'clock'>, token: TokenRow): boolean {
  return token.consumed_at === null && token.expires_at > context.clock.now();
}

async function findLink(
  context: RequestContext,
  secret: string,
  links: LinkPurposes,
): Promise<{ token: TokenRow; link: LinkPurpose }> {
  // Any path of one segment that is no page comes here, and most are no link either.
  if (!isSecret(secret)) throw linkNotFound();
  const token = await findTokenEverIssued(context.db, hashSecret(secret));
  const link = token && links[token.purpose];
  if (token && link) return { token, link };
  await context.limits.token.take(context.network);
  throw linkNotFound();
}
