import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveEvent } from '~/contract/live-event';
import { openEventSource } from './event-source';
import { publishLiveEvent } from './live-events';
import { leavePage, SESSION_ENDED } from '../api-client/leave-page';
import { chatsQuery, likesQuery, userQuery } from '../api-client/queries';
import { showReceipt } from './show-receipt';
import { createRefresher, type Refresher } from './refresher';

/** Spec section 9: user, chats and likes are polled every 60 s (300 s with push), starting 5 s after load. */
const FIRST_POLL_MS = 5000;
const POLL_MS = 60_000;
const POLL_WITH_PUSH_MS = 300_000;

const ALL = [userQuery, chatsQuery, likesQuery];

/** Keeps data up to date: by live events while the page is visible, and always by polling. Renders nothing. */
export function LiveUpdates() {
  const client = useQueryClient();
  useEffect(() => {
    const refresher = createRefresher(client);
    // The open conversation fetches for itself and need not wait for the conversation list.
    const resync = () => publishLiveEvent({ kind: 'resync' });
    let opened = false;
    let stopped = false;
    const stopStream = openEventSource(document, {
      onOpen: () => {
        resync();
        // The page has just been loaded; after a reconnection likes and credits may have changed as well.
        void refresher.refresh(opened ? ALL : [chatsQuery]);
        opened = true;
      },
      onLiveEvent: (liveEvent) => react(client, refresher, liveEvent),
    });
    const refreshAll = () => {
      resync();
      void refresher.refresh(ALL);
    };
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    let timer = window.setTimeout(async function poll() {
      refreshAll();
      const pause = (await isPushSubscribed(worker)) ? POLL_WITH_PUSH_MS : POLL_MS;
      if (!stopped) timer = window.setTimeout(poll, pause);
    }, FIRST_POLL_MS);
    // The service worker reports that a push message arrived (spec section 7).
    const onWorker = ({ data }: MessageEvent) => (data as { kind?: string } | null)?.kind === 'push' && refreshAll();
    worker?.addEventListener('message', onWorker);
    // A call learns it where no stream was open, in a hidden tab or without a connection.
    const onEnded = () => react(client, refresher, { kind: 'logout' });
    window.addEventListener(SESSION_ENDED, onEnded);
    return () => {
      stopped = true;
      window.clearTimeout(timer);
      worker?.removeEventListener('message', onWorker);
      window.removeEventListener(SESSION_ENDED, onEnded);
      stopStream();
    };
  }, [client]);
  return null;
}

function react(client: QueryClient, refresher: Refresher, liveEvent: LiveEvent): void {
  switch (liveEvent.kind) {
    case 'logout':
      leavePage('/login?notice=logged-out');
      break;
    case 'like':
    case 'match':
      void refresher.refresh([likesQuery]);
      break;
    case 'credits':
      void refresher.refresh([userQuery]);
      break;
    case 'message':
    case 'conversation':
      void refresher.refresh([chatsQuery]);
      break;
    case 'resync':
      void refresher.refresh(ALL);
      break;
    case 'delivered':
    case 'read':
      showReceipt(client, liveEvent);
      break;
    case 'reaction':
    case 'typing':
    case 'presence':
      // Only the open conversation shows these.
      break;
  }
  publishLiveEvent(liveEvent);
}

/** With push messages polling can be less frequent. False when that cannot be found out. */
export async function isPushSubscribed(worker: ServiceWorkerContainer | undefined): Promise<boolean> {
  try {
    const registration = await worker?.getRegistration();
    return Boolean(await registration?.pushManager?.getSubscription());
  } catch {
    return false;
  }
}
