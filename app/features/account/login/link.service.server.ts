import { findTokenEverIssued } from '~db/queries/token';
import type { TokenRow } from '~db/schema/token';
import { defineRefusal } from '~/server/response/app-error';
import type { RequestContext } from '~/server/context/context.server';
import { activationLink } from '../signup/activation.service.server';
import type { LinkPage, LinkPurpose, LinkPurposes } from './link-purposes.server';
import { hashSecret, isSecret } from './secret.server';

/** Every kind of one-time link this product sends. */
const links: LinkPurposes = { activation: activationLink };

const linkNotFound = defineRefusal('errors.page-not-found', 404);

export type OpenedLink = { kind: 'page'; page: LinkPage } | { kind: 'redirect'; to: string };

/** GET /{token}: what a press would do. Unknown is 404; used or expired leads on; nothing is changed. */
export async function openLink(context: RequestContext, secret: string): Promise<OpenedLink> {
  const { token, link } = await findLink(context, secret);
  const page = isOpen(context, token) ? await link.describe(context, token) : undefined;
  return page ? { kind: 'page', page } : { kind: 'redirect', to: await link.meetUsed(context, token) };
}

/** POST /{token}: does it, once. Answers the path to go on to. */
export async function followLink(context: RequestContext, secret: string): Promise<string> {
  const { token, link } = await findLink(context, secret);
  return isOpen(context, token) ? link.consume(context, token) : link.meetUsed(context, token);
}

function isOpen(context: RequestContext, token: TokenRow): boolean {
  return token.consumed_at === null && token.expires_at > context.clock.now();
}

async function findLink(context: RequestContext, secret: string): Promise<{ token: TokenRow; link: LinkPurpose }> {
  // Any one-segment path that is no page of ours comes by here: most are no link at all.
  if (!isSecret(secret)) throw linkNotFound();
  const token = await findTokenEverIssued(context.db, hashSecret(secret));
  const link = token && links[token.purpose];
  if (token && link) return { token, link };
  await context.limits.token.take(context.network);
  throw linkNotFound();
}
