import { findTokenEverIssued } from '~db/queries/token';
import type { TokenPurpose, TokenRow } from '~db/schema/token';
import type { RefusalValues } from '~/contract/problem';
import { defineRefusal } from '~/server/response/app-error';
import type { RequestContext } from '~/server/context/context.server';
import { hashSecret, isSecret } from './secret.service.server';

/** What the page of a one-time link says; texts are message ids of `account`. */
export interface LinkPage {
  /** Of the document's title. */
  meta: string;
  title: string;
  text: string;
  note: string;
  button: string;
  values: RefusalValues;
}

/** One kind of one-time link. The features declare them; the route that follows links names all of them. */
export interface LinkPurpose {
  /** What a press will do; undefined where it can do nothing any more. Changes nothing: mail scanners fetch links. */
  describe(context: RequestContext, token: TokenRow): Promise<LinkPage | undefined>;
  /** Does it, and consumes the token in the same transaction. Answers the path to go on to. */
  consume(context: RequestContext, token: TokenRow): Promise<string>;
  /** The path for a link that was used before or has expired. */
  meetUsed(context: RequestContext, token: TokenRow): Promise<string>;
}

export type LinkPurposes = Partial<Record<TokenPurpose, LinkPurpose>>;

const linkNotFound = defineRefusal('errors.page-not-found', 404);

export type OpenedLink = { kind: 'page'; page: LinkPage } | { kind: 'redirect'; to: string };

/** GET /{token}: what a press would do. Unknown is 404; used or expired leads on; nothing is changed. */
export async function openLink(context: RequestContext, secret: string, links: LinkPurposes): Promise<OpenedLink> {
  const { token, link } = await findLink(context, secret, links);
  const page = isOpen(context, token) ? await link.describe(context, token) : undefined;
  return page ? { kind: 'page', page } : { kind: 'redirect', to: await link.meetUsed(context, token) };
}

/** POST /{token}: does it, once. Answers the path to go on to. */
export async function followLink(context: RequestContext, secret: string, links: LinkPurposes): Promise<string> {
  const { token, link } = await findLink(context, secret, links);
  return isOpen(context, token) ? link.consume(context, token) : link.meetUsed(context, token);
}

function isOpen(context: RequestContext, token: TokenRow): boolean {
  return token.consumed_at === null && token.expires_at > context.clock.now();
}

async function findLink(
  context: RequestContext,
  secret: string,
  links: LinkPurposes,
): Promise<{ token: TokenRow; link: LinkPurpose }> {
  // Any one-segment path that is no page of ours comes by here: most are no link at all.
  if (!isSecret(secret)) throw linkNotFound();
  const token = await findTokenEverIssued(context.db, hashSecret(secret));
  const link = token && links[token.purpose];
  if (token && link) return { token, link };
  await context.limits.token.take(context.network);
  throw linkNotFound();
}
