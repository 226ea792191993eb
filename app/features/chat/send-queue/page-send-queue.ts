import type { QueryClient } from '@tanstack/react-query';
import { api } from '~/api-client/api';
import { openOutbox, type Outbox } from './send-queue';
import { createPump, type Pump } from './send-queue-pump';
import { storageOf } from './send-queue-storage';
import type { Outgoing, SendProblem } from './outgoing';
import { showSent } from './show-sent';

type Refused = (problem: SendProblem, text: string) => void;

export interface PageOutbox {
  outbox: Outbox;
  pump: Pump;
  /** The keys of messages written in this page, whose text can go back to its composer. */
  written: Set<string>;
  /** The open composer by conversation. */
  composers: Map<string, Refused>;
  subscribe: (listener: () => void) => () => void;
}

const outboxes = new WeakMap<QueryClient, Map<string, PageOutbox>>();

/** The send queue of a member in this page. It is created on first use and lives as long as the query client. */
export function outboxOf(client: QueryClient, member: string): PageOutbox {
  const mine = outboxes.get(client) ?? new Map<string, PageOutbox>();
  outboxes.set(client, mine);
  const known = mine.get(member);
  if (known) return known;
  const made = makeOutbox(client, member);
  mine.set(member, made);
  return made;
}

function makeOutbox(client: QueryClient, member: string): PageOutbox {
  const outbox = openOutbox(member, storageOf());
  const written = new Set<string>();
  const composers = new Map<string, Refused>();
  const listeners = new Set<() => void>();
  const pump = createPump({
    outbox,
    send: (conversation, { text, key }) =>
      api.send('POST', '/api/messages.php', { conversation, text, request_key: key }, key),
    alone,
    isOnline: () => navigator.onLine !== false,
    onSent: (sent) => showSent(client, sent),
    onRefused: (conversation: string, one: Outgoing, problem: SendProblem) => {
      const composer = written.has(one.key) ? composers.get(conversation) : undefined;
      composer?.(problem, one.text);
      return composer !== undefined;
    },
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const stop = outbox.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  return { outbox, pump, written, composers, subscribe };
}

/**
 * Runs the work under a lock across tabs. Without locks two tabs may send at once; the request key makes one message of
 * it.
 */
function alone(name: string, work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(name, work).then(() => {}) : work();
}
