import { messagePrices } from '~/features/chat/pricing/shown-prices.service.server';
import { personWords } from '~/features/profiles/view/person-words.server';
import type { MemberContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';

/** What can be sent besides text, and the feature of the brand that each kind belongs to. */
const PARTS = { gift: 'gifts', photo: 'chat_photos' } as const;

/** `find` loads the page of the recipient. Responds with 404 where the brand does not have the extra. */
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
