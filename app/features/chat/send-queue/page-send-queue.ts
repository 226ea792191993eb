import type { QueryClient } from '@tanstack/react-query';
import { api } from '~/api-client/api';
import { noteGoodMoment } from '~/page/good-moment';
import { openSendQueue, type SendQueue } from './send-queue';
import { createPump, type Pump } from './send-queue-pump';
import { storageOf } from './send-queue-storage';
import type { Outgoing, SendProblem } from './outgoing';
import { showSent } from './show-sent';

type Refused = (problem: SendProblem, refused: Pick<Outgoing, 'text' | 'quote'>) => void;

export interface PageSendQueue {
  queue: SendQueue;
  pump: Pump;
  /** The keys of messages written in this page, whose text can go back to its composer. */
  written: Set<string>;
  /** The open composer by conversation. */
  composers: Map<string, Refused>;
  subscribe: (listener: () => void) => () => void;
}

const queues = new WeakMap<QueryClient, Map<string, PageSendQueue>>();

/** The send queue of a member in this page. It is created on first use and lives as long as the query client. */
export function sendQueueOf(client: QueryClient, member: string): PageSendQueue {
  const mine = queues.get(client) ?? new Map<string, PageSendQueue>();
  queues.set(client, mine);
  const known = mine.get(member);
  if (known) return known;
  const queue = makeSendQueue(client, member);
  mine.set(member, queue);
  return queue;
}

function makeSendQueue(client: QueryClient, member: string): PageSendQueue {
  const queue = openSendQueue(member, storageOf());
  const written = new Set<string>();
  const composers = new Map<string, Refused>();
  const listeners = new Set<() => void>();
  const pump = createPump({
    queue,
    send: (conversation, { text, key, quote }) =>
      api.send('POST', '/api/messages.php', { conversation, text, reply_to: quote?.seq, request_key: key }, key),
    alone,
    isOnline: () => navigator.onLine !== false,
    onSent: (sent) => {
      noteGoodMoment();
      return showSent(client, sent);
    },
    onRefused: (conversation: string, outgoing: Outgoing, problem: SendProblem) => {
      const composer = written.has(outgoing.key) ? composers.get(conversation) : undefined;
      composer?.(problem, outgoing);
      return composer !== undefined;
    },
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const stop = queue.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  return { queue, pump, written, composers, subscribe };
}

/** Under a lock across tabs. Without locks two tabs may send at once; the request key makes one message of it. */
function alone(name: string, work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(name, work).then(() => {}) : work();
}
