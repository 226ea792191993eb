import { giftCategories, gifts, type GiftCategory, type GiftId } from './gift-catalogue';

export interface GiftWish {
  words: string;
  category: GiftCategory | null;
}

/** The text without accents and case: "ijsje" equals "IJSJE", and "creme" finds "crème". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

export function findGifts({ words, category }: GiftWish, names: Record<GiftId, string>): ReadonlySet<GiftId> {
  const wanted = plain(words);
  const found = gifts.filter(
    (gift) => (category === null || gift.category === category) && plain(names[gift.id]).includes(wanted),
  );
  return new Set(found.map(({ id }) => id));
}

/** Reads the search from the query of the URL; an unknown category counts as none. */
export function readGiftWish(query: URLSearchParams): GiftWish {
  const category = giftCategories.find((category) => category === query.get('category')) ?? null;
  return { words: (query.get('q') ?? '').slice(0, 40), category };
}
