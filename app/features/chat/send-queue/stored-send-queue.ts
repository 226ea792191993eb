import type { QueryClient } from '@tanstack/react-query';
import { onLiveEvent, publishLiveEvent } from '~/realtime/live-events';
import { outboxOf } from './page-send-queue';
import { staleOf } from './outgoing';

/** Messages of one conversation that wait for somebody to say that they still hold. */
export interface Unsent {
  conversation: string;
  count: number;
}

/** Sends what waits, at once and whenever the connection is back. Returns how to stop. */
export function runSendQueue(client: QueryClient, member: string): () => void {
  const { outbox, pump } = outboxOf(client, member);
  const kickAll = () => {
    for (const conversation of outbox.conversations()) pump.kick(conversation);
  };
  for (const conversation of outbox.conversations()) {
    // What was written long ago may not be meant any more: somebody has to say so.
    outbox.setState(conversation, staleOf(outbox.list(conversation), pageTime()), 'failed');
  }
  kickAll();
  const onVisible = () => document.visibilityState === 'visible' && kickAll();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (!outbox.reload(key) || newValue !== null) return;
    // Another tab has sent it: the conversation looks at once, so that the words do not vanish for a moment.
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

/** Says which messages wait for a decision, now and whenever that changes. Returns how to stop. */
export function watchUnsent(client: QueryClient, member: string, publish: (unsent: Unsent[]) => void): () => void {
  const { outbox } = outboxOf(client, member);
  const look = () =>
    publish(
      outbox.conversations().flatMap((conversation) => {
        const count = outbox.list(conversation).filter(({ state }) => state === 'failed').length;
        return count > 0 ? { conversation, count } : [];
      }),
    );
  look();
  return outbox.subscribe(look);
}

const pageTime = () => Math.round(performance.timeOrigin + performance.now());
