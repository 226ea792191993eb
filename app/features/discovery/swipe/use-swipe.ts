import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SwipeResponse } from '~/contract/likes';
import type { ProfileResponse } from '~/contract/profile';
import { ApiError } from '~/api-client/api-client';
import { serialQueue } from '~/concurrency/serial-queue';
import type { SwipeKind } from './drag-physics';
import { likesOf, sendSwipe } from './send-swipe';
import * as table from './swipe-deck';
import type { SwipeCard, SwipeGame } from './swipe-game';

/** So few cards left, and more are fetched. */
const FEW = 4;

export interface SwipeEvents {
  /** The feature that owns likes marks hearts elsewhere and shows matches. */
  onLiked: (id: string) => void;
  onMatch: (profile: ProfileResponse) => void;
  /** The server did not take it; the card is back. */
  onProblem: (error: unknown) => void;
}

export type SwipeNotice = { kind: SwipeKind | 'undo'; name: string; next: string | null } | { kind: 'no-likes' } | null;

/**
 * The game in the browser: decisions show at once and go to the server one after the other, in their order (an undo
 * must not overtake its skip). What the server refuses lies on top again, unless there is nobody any more.
 */
export function useSwipe(game: SwipeGame, events: SwipeEvents) {
  const [deck, setDeck] = useState(() => table.newDeck(game.cards, game.lastSkip));
  const [likes, setLikes] = useState(game.likes);
  const [notice, setNotice] = useState<SwipeNotice>(null);
  const [waiting, setWaiting] = useState(0);
  const [inTurn] = useState(serialQueue);
  const told = useRef(events);
  told.current = events;
  const more = useMore(waiting === 0 && deck.cards.length < FEW, game.cards.length, (fresh) => {
    setDeck((now) => table.refill(now, fresh.cards));
    setLikes(fresh.likes);
    return table.refill(deck, fresh.cards).cards.length > deck.cards.length;
  });
  const renew = useRef(more.load);
  renew.current = more.load;

  const send = useCallback(
    (intent: SwipeKind | 'undo', card: SwipeCard) => {
      setWaiting((count) => count + 1);
      const answered = (response: SwipeResponse) => {
        setWaiting((count) => {
          // Likes that are still on their way are not in this answer's count.
          if (count === 1) setLikes(likesOf(response));
          return count - 1;
        });
        if (intent === 'like') told.current.onLiked(card.person.id);
        if (response.new_match && response.profile) told.current.onMatch(response.profile);
      };
      const failed = (error: unknown) => {
        setWaiting((count) => count - 1);
        const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined };
        const none = code === 'swipe.no-likes-left';
        if (intent === 'like') setLikes((now) => ({ ...now, left: none ? 0 : now.left + 1 }));
        // Given elsewhere, or the day's end has moved: only the server knows when they are back.
        if (none) renew.current();
        const gone = status === 404;
        if (intent !== 'undo') setDeck((now) => (gone ? table.forget : table.putBack)(now, card));
        // Whoever skips somebody who is gone has what they wanted.
        if (!gone || intent === 'like') told.current.onProblem(error);
      };
      void inTurn(() => sendSwipe(intent, card.person.id).then(answered, failed));
    },
    [inTurn],
  );

  const [top, second] = deck.cards;
  const decide = (kind: SwipeKind): boolean => {
    if (!top) return false;
    if (kind === 'like' && likes.left === 0) {
      setNotice({ kind: 'no-likes' });
      return false;
    }
    setDeck((now) => table.decide(now, kind));
    if (kind === 'like') setLikes((now) => ({ ...now, left: now.left - 1 }));
    setNotice({ kind, name: top.person.name, next: second?.person.name ?? null });
    send(kind, top);
    return true;
  };
  const undo = () => {
    const card = deck.skipped.at(-1);
    if (!card) return;
    setDeck(table.undo);
    setNotice({ kind: 'undo', name: card.person.name, next: null });
    send('undo', card);
  };
  return {
    deck,
    likes,
    notice,
    /** More may come: an empty table is not the end yet. */
    loading: more.loading || waiting > 0,
    decide,
    undo,
    landed: useCallback((id: string) => setDeck((now) => table.landed(now, id)), []),
    /** A new day has begun. */
    renew: more.load,
  };
}

/** Asks for more cards while `due`, until an answer holds nobody new; `take` says whether somebody is. */
function useMore(due: boolean, dealt: number, take: (game: SwipeGame) => boolean) {
  const fetcher = useFetcher<{ game: SwipeGame | null }>();
  const [ended, setEnded] = useState(dealt === 0);
  const taken = useRef(fetcher.data);
  const onTake = useRef(take);
  onTake.current = take;
  const { load } = fetcher;
  const ask = useCallback(() => load('/swipe-game'), [load]);
  const idle = fetcher.state === 'idle';
  useEffect(() => {
    if (!idle || !fetcher.data || fetcher.data === taken.current) return;
    taken.current = fetcher.data;
    const { game } = fetcher.data;
    if (!game) return;
    const anybodyNew = onTake.current(game);
    // Fewer than are asked for again: the rest of who fits is on the table.
    setEnded(!anybodyNew || game.cards.length < FEW);
  }, [idle, fetcher.data]);
  useEffect(() => {
    if (due && idle && !ended) ask();
  }, [due, idle, ended, ask]);
  return { loading: !idle || (due && !ended), load: ask };
}
