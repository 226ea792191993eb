import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { api } from '~/live/api';
import { draftName, keep, kept, keptJson, outgoingName } from './keep';
import { newOutgoing, problemOf, stillOutgoing, type Outgoing, type SendProblem } from './outgoing';
import { showSent } from './show-sent';
import type { WireMessage, WireSent } from './wire-thread';

const NONE: readonly Outgoing[] = [];
const outgoingKey = (conversation: string) => ['outgoing', conversation];

export interface OutgoingMessages {
  /** Not yet in the thread, in the order they were written. */
  outgoing: readonly Outgoing[];
  send: (text: string) => void;
  retry: (key: string) => void;
  /** Gives the message up; answers its text, so that it can be changed. */
  take: (key: string) => string;
}

/**
 * Messages appear at once and go out one after the other. They live in the cache and in the tab's storage, so neither
 * another page nor a reload loses them; what a reload interrupted waits for "try again". `onProblem` gets the text of
 * a message that was refused back.
 */
export function useOutgoing(
  conversation: string,
  messages: readonly WireMessage[],
  onProblem: (problem: SendProblem, text: string) => void,
): OutgoingMessages {
  const client = useQueryClient();
  const { data = NONE } = useQuery<readonly Outgoing[]>({
    queryKey: outgoingKey(conversation),
    queryFn: () => NONE,
    enabled: false,
    gcTime: Infinity,
    initialData: NONE,
  });
  const listener = useRef<typeof onProblem>();
  useEffect(() => {
    listener.current = onProblem;
    return () => {
      listener.current = undefined;
    };
  }, [onProblem]);

  useEffect(() => {
    const known = client.getQueryData<readonly Outgoing[]>(outgoingKey(conversation)) ?? NONE;
    if (known.length > 0) return;
    const interrupted = keptJson<Outgoing[]>(outgoingName(conversation), []);
    set(
      client,
      conversation,
      interrupted.map((one) => ({ ...one, state: 'failed' })),
    );
  }, [client, conversation]);

  return useMemo(() => {
    const list = () => client.getQueryData<readonly Outgoing[]>(outgoingKey(conversation)) ?? NONE;
    const report = (problem: SendProblem, text: string) => {
      if (listener.current) return listener.current(problem, text);
      // Nobody looks at this conversation any more: the text waits in its composer.
      const name = draftName(conversation);
      keep(name, [text, kept(name)].filter(Boolean).join('\n'));
    };
    const start = (one: Outgoing) => enqueue(client, conversation, () => deliver(client, conversation, one, report));
    return {
      outgoing: stillOutgoing(data, messages),
      send: (text) => {
        const one = newOutgoing(text, Math.round(performance.timeOrigin + performance.now()));
        set(client, conversation, [...list(), one]);
        start(one);
      },
      retry: (key) => {
        const one = list().find((other) => other.key === key);
        if (!one) return;
        set(
          client,
          conversation,
          list().map((other) => (other.key === key ? { ...other, state: 'sending' } : other)),
        );
        start(one);
      },
      take: (key) => {
        const text = list().find((one) => one.key === key)?.text ?? '';
        set(client, conversation, without(list(), key));
        return text;
      },
    };
  }, [client, conversation, data, messages]);
}

const queues = new WeakMap<QueryClient, Map<string, Promise<void>>>();

/** One after the other per conversation, so that they arrive in the order they were written. */
function enqueue(client: QueryClient, conversation: string, work: () => Promise<void>): void {
  const mine = queues.get(client) ?? new Map<string, Promise<void>>();
  queues.set(client, mine);
  mine.set(conversation, (mine.get(conversation) ?? Promise.resolve()).then(work));
}

async function deliver(
  client: QueryClient,
  conversation: string,
  one: Outgoing,
  report: (problem: SendProblem, text: string) => void,
): Promise<void> {
  const list = () => client.getQueryData<readonly Outgoing[]>(outgoingKey(conversation)) ?? NONE;
  try {
    const body = { conversation, text: one.text, request_key: one.key };
    const sent = await api.send<WireSent>('POST', '/api/messages.php', body, one.key);
    showSent(client, sent);
    set(client, conversation, without(list(), one.key));
  } catch (error) {
    const problem = problemOf(error);
    if (problem) {
      set(client, conversation, without(list(), one.key));
      return report(problem, one.text);
    }
    set(
      client,
      conversation,
      list().map((other) => (other.key === one.key ? { ...other, state: 'failed' } : other)),
    );
  }
}

function set(client: QueryClient, conversation: string, list: readonly Outgoing[]): void {
  client.setQueryData(outgoingKey(conversation), list);
  keep(outgoingName(conversation), list.length > 0 ? JSON.stringify(list) : '');
}

const without = (list: readonly Outgoing[], key: string) => list.filter((one) => one.key !== key);
