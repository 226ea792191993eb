import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { coalesce } from '~/concurrency/coalesce';
import type { ConversationResponse } from '~/contract/conversation';
import type { Refusal } from '~/contract/problem';
import { PageClockContext } from '~/i18n/IntlRoot';
import { api } from '~/api-client/api';
import { ApiError } from '~/api-client/api-client';
import { onLiveEvent } from '~/realtime/live-events';
import { refusalOf } from '~/api-client/refusal-of';
import {
  appendAfter,
  deliveredBy,
  mergeNewest,
  prependEarlier,
  readBy,
  resumeAfter,
  seenAt,
  conversationOf,
  type ConversationState,
} from './conversation-state';

export const conversationKey = (conversation: string) => ['thread', conversation];

export interface LiveConversation {
  conversation: ConversationState;
  /** The last try to catch up failed: what is shown may be old. */
  behind: boolean;
  /** The other one has blocked the viewer meanwhile: what was written stays readable, nothing more comes. */
  cut: Refusal | null;
  loadEarlier: () => void;
  /** Leaves the earlier messages for the newest page. */
  toNewest: () => void;
  earlier: 'idle' | 'loading' | 'failed';
}

/**
 * The open conversation, seeded by the loader. Live events and reconnects make it ask for everything after what it has, so
 * messages come once, in order and without a hole, whatever was missed.
 */
export function useConversation(initial: ConversationResponse): LiveConversation {
  const id = initial.conversation.id;
  const client = useQueryClient();
  const clock = useContext(PageClockContext);
  const [behind, setBehind] = useState(false);
  const [cut, setCut] = useState<Refusal | null>(null);
  const [earlier, setEarlier] = useState<LiveConversation['earlier']>('idle');
  const { data } = useQuery<ConversationState>({
    queryKey: conversationKey(id),
    queryFn: () => conversationOf(initial),
    enabled: false,
    initialData: () => conversationOf(initial),
  });
  useEffect(() => {
    // The page was open before, or its loader ran again: both know something.
    const merge = (state: ConversationState | undefined) =>
      state ? mergeNewest(state, initial) : conversationOf(initial);
    client.setQueryData<ConversationState>(conversationKey(id), merge);
  }, [client, id, initial]);

  const catchUp = useMemo(
    () =>
      catchUpOn(client, id, (error) => {
        const refusal = blockedIn(error);
        setCut(refusal);
        setBehind(error !== null && refusal === null);
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
        if (liveEvent.kind === 'typing' || liveEvent.kind === 'read') {
          client.setQueryData<ConversationState>(conversationKey(id), (state) => state && seenAt(state, clock.now()));
        }
        if (liveEvent.kind === 'delivered') {
          client.setQueryData<ConversationState>(
            conversationKey(id),
            (state) => state && deliveredBy(state, liveEvent.seq ?? 0),
          );
        }
        if (liveEvent.kind === 'read') {
          client.setQueryData<ConversationState>(
            conversationKey(id),
            (state) => state && readBy(state, liveEvent.seq ?? 0),
          );
        }
      }),
    [catchUp, client, clock, id],
  );

  useEffect(() => {
    // The browser knows at once; the stream notices later.
    const onOffline = () => setBehind(true);
    const onOnline = () => catchUp();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, [catchUp]);

  const loadEarlier = () => {
    const first = data.messages[0]?.seq;
    if (first === undefined || earlier === 'loading') return;
    setEarlier('loading');
    api.get<ConversationResponse>(`/api/messages.php?conversation=${id}&before=${first}`).then(
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
  return { conversation: data, behind, cut, loadEarlier, toNewest, earlier };
}

/** The specification's sentence, where that is why nothing could be fetched. */
function blockedIn(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.code !== 'members.blocked-by') return null;
  return refusalOf(error);
}

async function fetchNewest(client: QueryClient, id: string): Promise<void> {
  const response = await api.get<ConversationResponse>(`/api/messages.php?conversation=${id}`);
  client.setQueryData<ConversationState>(conversationKey(id), (state) => state && mergeNewest(state, response));
}

/** So many pages are caught up; who missed more begins at the newest. */
const MOST_PAGES = 4;

/** One catching up at a time; what is hinted at meanwhile is asked for right after. */
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
      const response = await api.get<ConversationResponse>(`/api/messages.php?conversation=${id}&after=${after}`);
      client.setQueryData<ConversationState>(conversationKey(id), (state) => state && appendAfter(state, response));
      const last = response.messages.at(-1);
      if (!response.more || !last) return;
      if (page === MOST_PAGES) return fetchNewest(client, id);
      after = last.seq;
    }
  }

  /** `seq`: this message is new or has changed, also where it is an old one. */
  return (seq?: number) => {
    const state = client.getQueryData<ConversationState>(conversationKey(id));
    // Further up nothing is added: the way back to the newest fetches what is there then.
    if (!state || state.later) return;
    const from = seq === undefined ? resumeAfter(state) : Math.min(state.synced, seq - 1);
    wanted = Math.min(from, wanted ?? from);
    void run();
  };
}
