import type { QueryClient } from '@tanstack/react-query';
import { onLiveEvent, publishLiveEvent } from '~/realtime/live-events';
import { outboxOf } from './page-send-queue';
import { staleOf } from './outgoing';

/** The number of messages of one conversation that await the member's decision. */
export interface Unsent {
  conversation: string;
  count: number;
}

/** Sends the queued messages at once and whenever the connection is back. Returns a function that stops it. */
export function runSendQueue(client: QueryClient, member: string): () => void {
  const { outbox, pump } = outboxOf(client, member);
  const kickAll = () => {
    for (const conversation of outbox.conversations()) pump.kick(conversation);
  };
  for (const conversation of outbox.conversations()) {
    // A message written long ago may no longer be intended, so the member has to confirm it.
    outbox.setState(conversation, staleOf(outbox.list(conversation), pageTime()), 'failed');
  }
  kickAll();
  const onVisible = () => document.visibilityState === 'visible' && kickAll();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (!outbox.reload(key) || newValue !== null) return;
    // Another tab has sent it: the conversation fetches it at once, so that the text does not disappear for a moment.
    const conversation = key?.split(':')[2];
    if (conversation) publishLiveEvent({ kind: 'message', conversation });
  };
  const stopListening = onLiveEvent(({ kind }) => kind === 'resync' && kickAll());
  window.addEventListener('online', kickAll);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stopListening();
    window.removeEventListener('online', kickAll);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Reports which messages await a decision, now and on every change. Returns a function that stops it. */
export function watchUnsent(client: QueryClient, member: string, publish: (unsent: Unsent[]) => void): () => void {
  const { outbox } = outboxOf(client, member);
  const report = () =>
    publish(
      outbox.conversations().flatMap((conversation) => {
        const count = outbox.list(conversation).filter(({ state }) => state === 'failed').length;
        return count > 0 ? { conversation, count } : [];
      }),
    );
  report();
  return outbox.subscribe(report);
}

const pageTime = () => Math.round(performance.timeOrigin + performance.now());
