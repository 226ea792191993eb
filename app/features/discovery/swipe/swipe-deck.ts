import type { SwipeKind } from './drag-physics';
import type { SwipeCard } from './swipe-game';

/** The state of the deck. It is immutable: every change returns a new one. */
export interface SwipeDeck {
  /** The top card comes first. */
  cards: readonly SwipeCard[];
  /** Cards that are flying off; visual only. */
  leaving: readonly { card: SwipeCard; kind: SwipeKind }[];
  /** The cards that undo brings back, the latest last. */
  skipped: readonly SwipeCard[];
  /** The people decided on in this page. They are not dealt again even if the server does not know the decision yet. */
  decided: ReadonlySet<string>;
  /** The person whose card was just put back. */
  returned: string | null;
}

export function newDeck(cards: readonly SwipeCard[], lastSkip: SwipeCard | null): SwipeDeck {
  return { cards, leaving: [], skipped: lastSkip ? [lastSkip] : [], decided: new Set(), returned: null };
}

const idOf = ({ person }: SwipeCard) => person.id;
const without = (cards: readonly SwipeCard[], id: string) => cards.filter((card) => idOf(card) !== id);

export function decideTopCard(deck: SwipeDeck, kind: SwipeKind): SwipeDeck {
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

export function undo(deck: SwipeDeck): SwipeDeck {
  const card = deck.skipped.at(-1);
  return card ? putBack(deck, card) : deck;
}

/** Puts a card back on top: an undone skip, or a decision that the server refused. */
export function putBack(deck: SwipeDeck, card: SwipeCard): SwipeDeck {
  const id = idOf(card);
  const decided = new Set(deck.decided);
  decided.delete(id);
  return {
    cards: [card, ...without(deck.cards, id)],
    leaving: deck.leaving.filter((swiped) => idOf(swiped.card) !== id),
    skipped: without(deck.skipped, id),
    decided,
    returned: id,
  };
}

/** The person no longer exists: the card is not dealt again and cannot be undone. */
export function forget(deck: SwipeDeck, card: SwipeCard): SwipeDeck {
  const id = idOf(card);
  return { ...deck, cards: without(deck.cards, id), skipped: without(deck.skipped, id) };
}

export function landed(deck: SwipeDeck, id: string): SwipeDeck {
  return { ...deck, leaving: deck.leaving.filter(({ card }) => idOf(card) !== id) };
}

/** Adds cards at the bottom, without repeating anybody and without people who were decided on. */
export function refill(deck: SwipeDeck, more: readonly SwipeCard[]): SwipeDeck {
  const known = new Set([...deck.cards.map(idOf), ...deck.decided]);
  return { ...deck, cards: [...deck.cards, ...more.filter((card) => !known.has(idOf(card)))] };
}
