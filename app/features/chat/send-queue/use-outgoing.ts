import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { MessageQuote, MessageResponse } from '~/contract/message';
import { useShell } from '~/page/use-shell';
import { sendQueueOf } from './page-send-queue';
import { newOutgoing, stillOutgoing, throughFailed, type Outgoing, type SendProblem } from './outgoing';

const NONE: readonly Outgoing[] = [];

export interface OutgoingMessages {
  /** The messages that are not in the conversation yet, in the order they were written. */
  outgoing: readonly Outgoing[];
  /** Whether the messages wait for the connection. */
  stalled: boolean;
  send: (text: string, quote?: MessageQuote) => void;
  /** Sends a failed message again, after the failed ones before it. */
  retry: (key: string) => void;
  /** Removes the message from the queue and returns it, so that it can be changed. */
  take: (key: string) => Outgoing | undefined;
}

/**
 * Shows messages at once and sends them one after the other. The browser stores them, so they survive navigation, a
 * reload and an hour without a connection. `onProblem` gets a refused message.
 */
export function useOutgoing(
  conversation: string,
  messages: readonly MessageResponse[],
  onProblem: (problem: SendProblem, refused: Pick<Outgoing, 'text' | 'quote'>) => void,
): OutgoingMessages {
  const client = useQueryClient();
  const member = useShell().user?.id ?? '';
  const box = useMemo(
    () => (typeof document === 'undefined' ? undefined : sendQueueOf(client, member)),
    [client, member],
  );
  const subscribe = useCallback((listener: () => void) => box?.subscribe(listener) ?? (() => {}), [box]);
  const list = useSyncExternalStore(
    subscribe,
    () => box?.queue.list(conversation) ?? NONE,
    () => NONE,
  );
  const stalled = useSyncExternalStore(
    subscribe,
    () => box?.pump.isStalled(conversation) ?? false,
    () => false,
  );
  useEffect(() => {
    box?.composers.set(conversation, onProblem);
    return () => void box?.composers.delete(conversation);
  }, [box, conversation, onProblem]);

  return useMemo(() => {
    const drop = (key: string) => {
      box?.queue.remove(conversation, key);
      box?.pump.kick(conversation);
    };
    return {
      outgoing: stillOutgoing(list, messages),
      stalled,
      send: (text, quote) => {
        const outgoing = newOutgoing(text, Math.round(performance.timeOrigin + performance.now()), quote);
        box?.written.add(outgoing.key);
        box?.queue.add(conversation, outgoing);
        box?.pump.kick(conversation);
      },
      retry: (key) => {
        // If it is refused, its text returns to this page.
        box?.written.add(key);
        box?.queue.setState(conversation, throughFailed(list, key), 'sending');
        box?.pump.kick(conversation);
      },
      take: (key) => {
        const message = list.find((outgoing) => outgoing.key === key);
        drop(key);
        return message;
      },
    };
  }, [box, conversation, list, messages, stalled]);
}
