import type { QueryClient } from '@tanstack/react-query';
import { onLiveEvent, publishLiveEvent } from '~/realtime/live-events';
import { sendQueueOf } from './page-send-queue';
import { staleOf } from './outgoing';

/** The number of messages of one conversation that await the member's decision. */
export interface Unsent {
  conversation: string;
  count: number;
}

/** Sends the queued messages at once and whenever the connection is back. Returns a function that stops it. */
export function runSendQueue(client: QueryClient, member: string): () => void {
  const { queue, pump } = sendQueueOf(client, member);
  const kickAll = () => {
    for (const conversation of queue.conversations()) pump.kick(conversation);
  };
  for (const conversation of queue.conversations()) {
    // A message written long ago may no longer be intended, so the member has to confirm it.
    queue.setState(conversation, staleOf(queue.list(conversation), pageTime()), 'failed');
  }
  kickAll();
  const onVisible = () => document.visibilityState === 'visible' && kickAll();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (!queue.reload(key) || newValue !== null) return;
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
  const { queue } = sendQueueOf(client, member);
  const report = () =>
    publish(
      queue.conversations().flatMap((conversation) => {
        const count = queue.list(conversation).filter(({ state }) => state === 'failed').length;
        return count > 0 ? { conversation, count } : [];
      }),
    );
  report();
  return queue.subscribe(report);
}

const pageTime = () => Math.round(performance.timeOrigin + performance.now());
