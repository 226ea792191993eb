import { expect, it } from 'vitest';
import { decideTopCard, forget, landed, newDeck, putBack, refill, undo, type SwipeDeck } from './swipe-deck';
import { swipeCard } from './swipe.testing';

const [anna, bea, cleo] = ['Anna', 'Bea', 'Cleo'].map(swipeCard) as [
  ReturnType<typeof swipeCard>,
  ReturnType<typeof swipeCard>,
  ReturnType<typeof swipeCard>,
];
const names = (deck: SwipeDeck) => deck.cards.map(({ person }) => person.name);

it('deals from the top; a skip can be undone, a like cannot', () => {
  const skipped = decideTopCard(newDeck([anna, bea, cleo], null), 'skip');
  expect([names(skipped), skipped.leaving.map(({ kind }) => kind)]).toEqual([['Bea', 'Cleo'], ['skip']]);
  const liked = decideTopCard(skipped, 'like');
  expect(names(liked)).toEqual(['Cleo']);
  const back = undo(liked);
  expect([names(back), back.returned]).toEqual([['Anna', 'Cleo'], 'anna']);
  expect(undo(back)).toBe(back);
});

it('brings back the profiles skipped on a former visit, one after the other', () => {
  const deck = decideTopCard(newDeck([bea], anna), 'skip');
  expect(names(undo(undo(deck)))).toEqual(['Anna', 'Bea']);
});

it('shows a card only once that comes back while it is still flying', () => {
  const back = undo(decideTopCard(newDeck([anna, bea], null), 'skip'));
  expect([names(back), back.leaving]).toEqual([['Anna', 'Bea'], []]);
});

it('is refilled below, with nobody twice and nobody who was already decided', () => {
  const deck = decideTopCard(newDeck([anna, bea], null), 'like');
  expect(names(refill(deck, [anna, bea, cleo]))).toEqual(['Bea', 'Cleo']);
});

it('puts a refused card back on top, where it can be decided again', () => {
  const deck = putBack(decideTopCard(newDeck([anna, bea], null), 'like'), anna);
  expect(names(deck)).toEqual(['Anna', 'Bea']);
  expect(names(refill(decideTopCard(deck, 'skip'), [anna]))).toEqual(['Bea']);
});

it('drops a member who has left: not shown, not undone and not dealt again', () => {
  const deck = forget(decideTopCard(newDeck([anna, bea], null), 'skip'), anna);
  expect([names(deck), deck.skipped, names(refill(deck, [anna]))]).toEqual([['Bea'], [], ['Bea']]);
  expect(names(forget(undo(decideTopCard(deck, 'skip')), bea))).toEqual([]);
});

it('drops a card when its flight is over, and leaves an empty deck as it is', () => {
  const deck = landed(decideTopCard(newDeck([anna], null), 'like'), 'anna');
  expect(deck.leaving).toEqual([]);
  expect(decideTopCard(deck, 'skip')).toBe(deck);
});
