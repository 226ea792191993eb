/** Every gift, in the order of display. The drawing of a gift is drawings/<id>.svg, its name chat.gift-<id>. */
const catalogue = {
  flowers: ['rose', 'tulips', 'sunflower', 'lavender', 'daisies', 'cactus'],
  sweets: ['chocolates', 'cupcake', 'ice-cream', 'macarons', 'strawberries', 'cake'],
  together: ['coffee', 'tea', 'picnic', 'popcorn', 'glasses', 'campfire'],
  play: ['kite', 'balloon', 'teddy', 'guitar', 'book', 'paper-plane'],
  heart: ['letter', 'heart', 'star', 'shell', 'candle', 'moon'],
} as const;

export type GiftCategory = keyof typeof catalogue;
export type GiftId = (typeof catalogue)[GiftCategory][number];

export interface CatalogueGift {
  id: GiftId;
  category: GiftCategory;
}

export const giftCategories = Object.keys(catalogue) as readonly GiftCategory[];
export const gifts: readonly CatalogueGift[] = giftCategories.flatMap((category) =>
  catalogue[category].map((id: GiftId) => ({ id, category })),
);

const ids: ReadonlySet<string> = new Set(gifts.map(({ id }) => id));

/** Also false for gifts that have left the catalogue: conversations keep showing them, but nobody can send them. */
export function isGift(id: string): id is GiftId {
  return ids.has(id);
}
