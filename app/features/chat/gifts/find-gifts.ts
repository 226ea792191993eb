import { giftCategories, gifts, type GiftCategory, type GiftId } from './gift-catalogue';

export interface GiftWish {
  /** What was typed. */
  words: string;
  category: GiftCategory | null;
}

/** Without accents and case: "ijsje" and "IJSJE" are one, "crème" is found by "creme". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The gifts whose name holds what was typed, of that category where there is one. */
export function findGifts({ words, category }: GiftWish, names: Record<GiftId, string>): ReadonlySet<GiftId> {
  const wanted = plain(words);
  const found = gifts.filter(
    (gift) => (category === null || gift.category === category) && plain(names[gift.id]).includes(wanted),
  );
  return new Set(found.map(({ id }) => id));
}

/** The wish in the address of a page: what is no category is none. */
export function readGiftWish(query: URLSearchParams): GiftWish {
  const category = giftCategories.find((one) => one === query.get('category')) ?? null;
  return { words: (query.get('q') ?? '').slice(0, 40), category };
}
