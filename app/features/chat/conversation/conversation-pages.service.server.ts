import { personWords } from '~/features/profiles/view/person-words.server';
import type { MemberContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import { messagePrices } from '../pricing/shown-prices.service.server';
import { findNewChat, findPartner, openChat } from './page.service.server';

/** A conversation, or with `before` an earlier page of it. */
export async function getConversationPage(
  context: MemberContext,
  id: string,
  { before, seen, unasked }: { before: number | undefined; seen: boolean; unasked: boolean },
) {
  const page = await openChat(context, id, { before, seen });
  const prices = await messagePrices(context);
  return {
    ...page,
    prices,
    before: before ?? null,
    unasked,
    title: personWords(context, page.partner),
    brand: context.tenant.name,
  };
}

/** The page of a conversation that has not begun, or the id of the one that has. */
export async function getFirstMessagePage(context: MemberContext, memberId: string) {
  const found = await findNewChat(context, memberId);
  if (found.existing !== null) return found;
  const page = {
    ...found.page,
    conversation: null,
    before: null,
    prices: await messagePrices(context),
    title: personWords(context, found.page.partner),
    brand: context.tenant.name,
  };
  return { existing: null, page };
}

/** What can be sent besides text, and the feature of the brand that each kind belongs to. */
const PARTS = { gift: 'gifts', photo: 'chat_photos' } as const;
type Extra = keyof typeof PARTS;

/** The page on which a gift or a photo is sent. Throws 404 where the brand does not have the extra. */
export async function getExtraPage(context: MemberContext, extra: Extra, id: string) {
  requirePart(context, PARTS[extra]);
  const page = await withPrice(context, extra, await findPartner(context, id));
  return { ...page, back: `/chats/${id}` };
}

/** The page for a gift that begins a conversation, or the id of the one that has begun. */
export async function getFirstGiftPage(context: MemberContext, memberId: string) {
  requirePart(context, PARTS.gift);
  const found = await findNewChat(context, memberId);
  if (found.existing !== null) return found;
  const { draft: _draft, ...page } = found.page;
  return {
    existing: null,
    page: await withPrice(context, 'gift', { ...page, back: `/members/${page.partner.id}` }),
  };
}

async function withPrice<Page extends { partner: { name: string; fictional: boolean } }>(
  context: MemberContext,
  extra: Extra,
  page: Page,
) {
  const price = (await messagePrices(context))[extra];
  return { ...page, price, title: personWords(context, page.partner), brand: context.tenant.name };
}
