import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SwipeResponse } from '~/contract/likes';
import type { ProfileResponse } from '~/contract/profile';
import { ApiError } from '~/api-client/api-client';
import { serialQueue } from '~/concurrency/serial-queue';
import { api } from '~/api-client/api';
import type { SwipeKind } from './drag-physics';
import * as table from './swipe-deck';
import { UNDO_LIKE_MS, type SwipeCard, type SwipeGame, type SwipeLikes } from './swipe-game';

/** When fewer cards than this are left, more are fetched. */
const FEW = 4;

export interface SwipeEvents {
  /** The feature that owns likes updates like buttons elsewhere and shows matches. */
  onLiked: (id: string, liked: boolean) => void;
  onMatch: (profile: ProfileResponse) => void;
  /** The server refused the decision, and the card is back. */
  onProblem: (error: unknown) => void;
}

type Move = SwipeKind | 'undo' | 'undo-like' | 'give';

/** The like that can be undone. */
export interface OpenLike {
  card: SwipeCard;
  /** How long it can be undone, from when the offer is shown. */
  ms: number;
  /** It is the latest decision, so undoing means this like. */
  latest: boolean;
}

export type SwipeNotice = { kind: SwipeKind | 'undo'; name: string; next: string | null } | { kind: 'no-likes' } | null;

/**
 * Decisions show at once and are sent one after the other, in their order (an undo must not overtake its skip). A card
 * whose decision the server refuses is put back on top, unless the person no longer exists.
 */
export function useSwipe(game: SwipeGame, events: SwipeEvents) {
  const [deck, setDeck] = useState(() => table.newDeck(game.cards, game.lastSkip));
  const [likes, setLikes] = useState(game.likes);
  const [notice, setNotice] = useState<SwipeNotice>(null);
  const [open, setOpen] = useState<OpenLike | null>(() =>
    game.lastLike ? { card: game.lastLike.card, ms: game.lastLike.until - game.likes.now, latest: true } : null,
  );
  const [waiting, setWaiting] = useState(0);
  const [inTurn] = useState(serialQueue);
  const latest = useRef(events);
  latest.current = events;
  const more = useMore(waiting === 0 && deck.cards.length < FEW, game.cards.length, (fresh) => {
    setDeck((now) => table.refill(now, fresh.cards));
    setLikes(fresh.likes);
    return table.refill(deck, fresh.cards).cards.length > deck.cards.length;
  });
  const renew = useRef(more.load);
  renew.current = more.load;

  // When a like can no longer be undone, this page asks whether it made a match. If it is closed, the server acts alone.
  const sendLater = useRef<(intent: Move, card: SwipeCard) => void>(() => {});
  const { start: startTimer, stop: stopTimer } = useTimers();
  const send = useCallback(
    (intent: Move, card: SwipeCard) => {
      setWaiting((count) => count + 1);
      const answered = (response: SwipeResponse) => {
        setWaiting((count) => {
          // Likes that are still being sent are not in the count of this response.
          if (count === 1) setLikes(likesOf(response));
          return count - 1;
        });
        if (intent === 'like') latest.current.onLiked(card.person.id, true);
        if (intent === 'undo-like') latest.current.onLiked(card.person.id, false);
        if (response.undo_until !== null)
          startTimer(card.person.id, response.undo_until - response.now, () => sendLater.current('give', card));
        if (response.new_match && response.profile) latest.current.onMatch(response.profile);
      };
      const failed = (error: unknown) => {
        setWaiting((count) => count - 1);
        const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined };
        const none = code === 'swipe.no-likes-left';
        if (intent === 'like') setLikes((now) => ({ ...now, left: none ? 0 : now.left + 1 }));
        // The likes were used elsewhere, or the end of the day has moved. Only the server knows when there are more.
        if (none) renew.current();
        const missing = status === 404;
        if (intent === 'give') return;
        if (intent === 'like') setOpen((now) => (now?.card === card ? null : now));
        // It was too late: the like stands.
        if (intent === 'undo-like') {
          setDeck((now) => table.forget(now, card));
          setLikes((now) => ({ ...now, left: Math.max(0, now.left - 1) }));
        } else if (intent !== 'undo') setDeck((now) => (missing ? table.forget : table.putBack)(now, card));
        // If the skipped person no longer exists, there is no problem to report.
        if (!missing || intent === 'like') latest.current.onProblem(error);
      };
      void inTurn(() => sendSwipe(intent, card.person.id).then(answered, failed));
    },
    [inTurn, startTimer],
  );
  sendLater.current = send;

  const [top, second] = deck.cards;
  const decide = (kind: SwipeKind): boolean => {
    if (!top) return false;
    if (kind === 'like' && likes.left === 0) {
      setNotice({ kind: 'no-likes' });
      return false;
    }
    setDeck((now) => table.decideTopCard(now, kind));
    if (kind === 'like') setLikes((now) => ({ ...now, left: now.left - 1 }));
    if (kind === 'like') setOpen({ card: top, ms: UNDO_LIKE_MS, latest: true });
    else setOpen((now) => now && { ...now, latest: false });
    setNotice({ kind, name: top.person.name, next: second?.person.name ?? null });
    send(kind, top);
    return true;
  };
  const undoLike = () => {
    if (!open) return;
    const { card } = open;
    stopTimer(card.person.id);
    setOpen(null);
    setDeck((now) => table.putBack(now, card));
    setLikes((now) => ({ ...now, left: Math.min(now.most, now.left + 1) }));
    setNotice({ kind: 'undo', name: card.person.name, next: null });
    send('undo-like', card);
  };
  /** Takes the latest decision back: the like, while that is possible, and otherwise the last skip. */
  const undo = () => {
    if (open?.latest) return undoLike();
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
    open,
    /** More cards may come, so an empty deck is not the end yet. */
    loading: more.loading || waiting > 0,
    decide,
    undo,
    undoLike,
    /** The time in which the like could be undone is over. */
    closed: useCallback(() => setOpen(null), []),
    landed: useCallback((id: string) => setDeck((now) => table.landed(now, id)), []),
    /** Called when a new day has begun. */
    renew: more.load,
  };
}

/** One timer for each person; all of them end with the page. */
function useTimers() {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const stop = useCallback((id: string) => clearTimeout(timers.current.get(id)), []);
  const start = useCallback((id: string, ms: number, act: () => void) => {
    clearTimeout(timers.current.get(id));
    timers.current.set(id, setTimeout(act, ms));
  }, []);
  return { start, stop };
}

/** Fetches more cards while `due`, until a response holds nobody new. `take` returns whether it held someone new. */
function useMore(due: boolean, dealt: number, take: (game: SwipeGame) => boolean) {
  const fetcher = useFetcher<{ game: SwipeGame | null }>();
  const [ended, setEnded] = useState(dealt === 0);
  const appended = useRef(fetcher.data);
  const onTake = useRef(take);
  onTake.current = take;
  const { load } = fetcher;
  const ask = useCallback(() => load('/swipe-game'), [load]);
  const idle = fetcher.state === 'idle';
  useEffect(() => {
    if (!idle || !fetcher.data || fetcher.data === appended.current) return;
    appended.current = fetcher.data;
    const { game } = fetcher.data;
    if (!game) return;
    const anybodyNew = onTake.current(game);
    // Fewer cards than trigger the next request: everybody else who fits is already in the deck.
    setEnded(!anybodyNew || game.cards.length < FEW);
  }, [idle, fetcher.data]);
  useEffect(() => {
    if (due && idle && !ended) ask();
  }, [due, idle, ended, ask]);
  return { loading: !idle || (due && !ended), load: ask };
}

/** Each request has the same effect however often it arrives, so it may be repeated after a lost response. */
function sendSwipe(intent: Move, id: string): Promise<SwipeResponse> {
  return api.send('POST', '/swipe-game', { intent, id }, `${intent}:${id}`);
}

const likesOf = (response: SwipeResponse): SwipeLikes => ({
  left: response.likes_left,
  most: response.likes_per_day,
  backAt: response.likes_back_at,
  now: response.now,
});
