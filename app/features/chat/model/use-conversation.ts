import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { coalesce } from '~/concurrency/coalesce';
import type { ConversationResponse } from '~/contract/conversation';
import { PageClockContext } from '~/i18n/IntlRoot';
import { api } from '~/api-client/api';
import { ApiError } from '~/api-client/api-client';
import { onLiveEvent } from '~/realtime/live-events';
import {
  appendAfter,
  deliveredBy,
  mergeNewest,
  prependEarlier,
  readBy,
  replaceKnown,
  resumeAfter,
  seenAt,
  conversationOf,
  NOT_BEGUN,
  type ConversationState,
} from './conversation-state';

export const conversationKey = (conversation: string) => ['thread', conversation];

export interface LiveConversation {
  conversation: ConversationState;
  /** Whether the last attempt to catch up failed: what is shown may be out of date. */
  behind: boolean;
  /** Whether the other member has blocked the viewer meanwhile: the messages stay readable, no new ones come. */
  cut: boolean;
  /** Asks the server whether the viewer may still read here. */
  check: () => void;
  loadEarlier: () => void;
  /** Leaves the earlier messages and shows the newest page. */
  toNewest: () => void;
  earlier: 'idle' | 'loading' | 'failed';
}

/**
 * Live events and reconnects request everything after what is known: messages appear once, in order and without gaps.
 */
export function useConversation(initial: ConversationResponse): LiveConversation {
  const id = initial.conversation.id;
  const client = useQueryClient();
  const clock = useContext(PageClockContext);
  const [behind, setBehind] = useState(false);
  const [cut, setCut] = useState(false);
  const [earlier, setEarlier] = useState<LiveConversation['earlier']>('idle');
  const { data } = useQuery<ConversationState>({
    queryKey: conversationKey(id),
    queryFn: () => conversationOf(initial),
    enabled: false,
    initialData: () => conversationOf(initial),
  });
  useEffect(() => {
    // The page was open before, or its loader ran again: the cached state and the loader's data are merged.
    const merge = (state: ConversationState | undefined) =>
      state ? mergeNewest(state, initial) : conversationOf(initial);
    client.setQueryData<ConversationState>(conversationKey(id), merge);
  }, [client, id, initial]);

  const catchUp = useMemo(
    () =>
      catchUpOn(client, id, (error) => {
        const blocked = blockedIn(error);
        setCut(blocked);
        setBehind(error !== null && !blocked);
      }),
    [client, id],
  );
  useEffect(
    () =>
      onLiveEvent((liveEvent) => {
        if (liveEvent.kind === 'resync') return catchUp();
        if (liveEvent.conversation !== id) return;
        if (liveEvent.kind === 'message') catchUp(liveEvent.seq);
        if (liveEvent.kind === 'presence') catchUp();
        if (liveEvent.kind === 'reaction') void fetchReactions(client, id, liveEvent.seq);
        const change = (to: (state: ConversationState) => ConversationState) =>
          client.setQueryData<ConversationState>(conversationKey(id), (state) => state && to(state));
        const { kind, seq = 0 } = liveEvent;
        if (kind === 'typing' || kind === 'read') change((state) => seenAt(state, clock.now()));
        if (kind === 'delivered') change((state) => deliveredBy(state, seq));
        if (kind === 'read') change((state) => readBy(state, seq));
      }),
    [catchUp, client, clock, id],
  );

  useConnection(setBehind, catchUp);

  const loadEarlier = () => {
    const first = data.messages[0]?.seq;
    if (first === undefined || earlier === 'loading') return;
    setEarlier('loading');
    api.get(`/api/messages.php?conversation=${id}&before=${first}`).then(
      (response) => {
        client.setQueryData<ConversationState>(
          conversationKey(id),
          (state) => state && prependEarlier(state, response),
        );
        setEarlier('idle');
      },
      () => setEarlier('failed'),
    );
  };
  const toNewest = useCallback(() => {
    fetchNewest(client, id).then(
      () => setBehind(false),
      () => setBehind(true),
    );
  }, [client, id]);
  const check = useCallback(() => catchUp(), [catchUp]);
  return { conversation: data, behind, cut, check, loadEarlier, toNewest, earlier };
}

/** The browser knows at once that the connection is lost; the stream notices later. */
function useConnection(setBehind: (behind: boolean) => void, catchUp: () => void): void {
  useEffect(() => {
    const onOffline = () => setBehind(true);
    const onOnline = () => catchUp();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, [setBehind, catchUp]);
}

/** The error of the specification for anyone who is blocked by the other member. */
export const BLOCKED_BY = 'members.blocked-by';

const blockedIn = (error: unknown) => error instanceof ApiError && error.code === BLOCKED_BY;

/** Fetches the reaction to message `seq`, or all of the newest page. Best effort: the next poll notices the change. */
async function fetchReactions(client: QueryClient, id: string, seq?: number): Promise<void> {
  const part = seq === undefined ? '' : `&after=${seq - 1}`;
  const response = await api.get(`/api/messages.php?conversation=${id}${part}`).catch(() => null);
  client.setQueryData<ConversationState>(
    conversationKey(id),
    (state) => state && (response ? replaceKnown(state, response) : state),
  );
}

async function fetchNewest(client: QueryClient, id: string): Promise<void> {
  const response = await api.get(`/api/messages.php?conversation=${id}`);
  client.setQueryData<ConversationState>(conversationKey(id), (state) => state && mergeNewest(state, response));
}

/** The number of pages that are caught up at most; after a longer absence the newest page replaces them. */
const MOST_PAGES = 4;

/** Catches up once at a time; what live events announce meanwhile is requested right after. */
function catchUpOn(client: QueryClient, id: string, onDone: (error: unknown) => void) {
  let wanted: number | undefined;

  const run = coalesce(async () => {
    const after = wanted;
    wanted = undefined;
    if (after === undefined) return;
    try {
      await fetchAll(after);
      onDone(null);
    } catch (error) {
      wanted = undefined;
      onDone(error);
    }
  });

  async function fetchAll(from: number): Promise<void> {
    let after = from;
    for (let page = 1; ; page++) {
      const response = await api.get(`/api/messages.php?conversation=${id}&after=${after}`);
      client.setQueryData<ConversationState>(conversationKey(id), (state) => state && appendAfter(state, response));
      const last = response.messages.at(-1);
      if (!response.more || !last) {
        const known = client.getQueryData<ConversationState>(conversationKey(id))?.reactionChanges ?? 0;
        if (response.reaction_changes > known) await fetchReactions(client, id);
        return;
      }
      if (page === MOST_PAGES) return fetchNewest(client, id);
      after = last.seq;
    }
  }

  /** `seq`: this message is new or has changed, even if it is an old one. */
  return (seq?: number) => {
    const state = client.getQueryData<ConversationState>(conversationKey(id));
    // While the reader is at earlier messages nothing is added; returning to the newest ones fetches them.
    if (!state || state.later || id === NOT_BEGUN.conversation.id) return;
    const from = seq === undefined ? resumeAfter(state) : Math.min(state.synced, seq - 1);
    wanted = Math.min(from, wanted ?? from);
    void run();
  };
}
