import { messagePrices } from '~/features/chat/pricing/message-prices.service.server';
import { personWords } from '~/features/profiles/view/person-words.server';
import type { MemberContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';

/** What is sent besides words, and the part of the product it belongs to. */
const PARTS = { gift: 'gifts', photo: 'chat_photos' } as const;

/** What every page of an extra shows: `find` says whom it is for. 404 where the brand leaves the extra out. */
export async function openExtra<Page extends { partner: { name: string; fictional: boolean } }>(
  context: MemberContext,
  extra: keyof typeof PARTS,
  find: () => Promise<Page>,
) {
  requirePart(context, PARTS[extra]);
  const page = await find();
  const price = (await messagePrices(context))[extra];
  return { ...page, price, title: personWords(context, page.partner), brand: context.tenant.name };
}
