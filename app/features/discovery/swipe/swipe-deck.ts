import type { SwipeKind } from './drag-physics';
import type { SwipeCard } from './swipe-game';

/** The deck as it lies on the table. Every change is a new one. */
export interface SwipeDeck {
  /** Top first. */
  cards: readonly SwipeCard[];
  /** On their way off the table, for the eye alone. */
  leaving: readonly { card: SwipeCard; kind: SwipeKind }[];
  /** What undo brings back, the latest last. */
  skipped: readonly SwipeCard[];
  /** Who was decided here: they do not come again although the server may not know yet. */
  decided: ReadonlySet<string>;
  /** Who just came back. */
  returned: string | null;
}

export function newDeck(cards: readonly SwipeCard[], lastSkip: SwipeCard | null): SwipeDeck {
  return { cards, leaving: [], skipped: lastSkip ? [lastSkip] : [], decided: new Set(), returned: null };
}

const idOf = ({ person }: SwipeCard) => person.id;
const without = (cards: readonly SwipeCard[], id: string) => cards.filter((card) => idOf(card) !== id);

/** The top card goes. */
export function decide(deck: SwipeDeck, kind: SwipeKind): SwipeDeck {
  const [card, ...cards] = deck.cards;
  if (!card) return deck;
  return {
    cards,
    leaving: [...deck.leaving, { card, kind }],
    skipped: kind === 'skip' ? [...deck.skipped, card] : deck.skipped,
    decided: new Set(deck.decided).add(idOf(card)),
    returned: null,
  };
}

/** The last skipped card comes back on top. */
export function undo(deck: SwipeDeck): SwipeDeck {
  const card = deck.skipped.at(-1);
  return card ? putBack(deck, card) : deck;
}

/** A card lies on top again: taken back, or what the server did not take. */
export function putBack(deck: SwipeDeck, card: SwipeCard): SwipeDeck {
  const id = idOf(card);
  const decided = new Set(deck.decided);
  decided.delete(id);
  return {
    cards: [card, ...without(deck.cards, id)],
    leaving: deck.leaving.filter((gone) => idOf(gone.card) !== id),
    skipped: without(deck.skipped, id),
    decided,
    returned: id,
  };
}

/** Nobody is behind the card any more: it neither comes back nor can be brought back. */
export function forget(deck: SwipeDeck, card: SwipeCard): SwipeDeck {
  const id = idOf(card);
  return { ...deck, cards: without(deck.cards, id), skipped: without(deck.skipped, id) };
}

/** The flight of a card is over. */
export function landed(deck: SwipeDeck, id: string): SwipeDeck {
  return { ...deck, leaving: deck.leaving.filter(({ card }) => idOf(card) !== id) };
}

/** More cards below: nobody twice, nobody who was decided. */
export function refill(deck: SwipeDeck, more: readonly SwipeCard[]): SwipeDeck {
  const known = new Set([...deck.cards.map(idOf), ...deck.decided]);
  return { ...deck, cards: [...deck.cards, ...more.filter((card) => !known.has(idOf(card)))] };
}
