import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { MessageResponse } from '~/contract/message';
import { useShell } from '~/page/use-shell';
import { outboxOf } from './page-send-queue';
import { newOutgoing, stillOutgoing, throughFailed, type Outgoing, type SendProblem } from './outgoing';

const NONE: readonly Outgoing[] = [];

export interface OutgoingMessages {
  /** Not yet in the conversation, in the order they were written. */
  outgoing: readonly Outgoing[];
  /** They wait for the connection. */
  stalled: boolean;
  send: (text: string) => void;
  /** Tries it again, and those before it first. */
  retry: (key: string) => void;
  /** Gives the message up; answers its text, so that it can be changed. */
  take: (key: string) => string;
}

/**
 * Messages appear at once and go out one after the other. They are kept in the browser, so neither another page nor a
 * reload nor an hour without a connection loses them. `onProblem` gets the text of a message that was refused back.
 */
export function useOutgoing(
  conversation: string,
  messages: readonly MessageResponse[],
  onProblem: (problem: SendProblem, text: string) => void,
): OutgoingMessages {
  const client = useQueryClient();
  const member = useShell().user?.id ?? '';
  const box = useMemo(() => (typeof document === 'undefined' ? undefined : outboxOf(client, member)), [client, member]);
  const subscribe = useCallback((listener: () => void) => box?.subscribe(listener) ?? (() => {}), [box]);
  const list = useSyncExternalStore(
    subscribe,
    () => box?.outbox.list(conversation) ?? NONE,
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
      box?.outbox.remove(conversation, key);
      box?.pump.kick(conversation);
    };
    return {
      outgoing: stillOutgoing(list, messages),
      stalled,
      send: (text) => {
        const one = newOutgoing(text, Math.round(performance.timeOrigin + performance.now()));
        box?.written.add(one.key);
        box?.outbox.add(conversation, one);
        box?.pump.kick(conversation);
      },
      retry: (key) => {
        // Pressed here: if it is refused, its words come back here.
        box?.written.add(key);
        box?.outbox.setState(conversation, throughFailed(list, key), 'sending');
        box?.pump.kick(conversation);
      },
      take: (key) => {
        const text = list.find((one) => one.key === key)?.text ?? '';
        drop(key);
        return text;
      },
    };
  }, [box, conversation, list, messages, stalled]);
}
