import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent } from '~/realtime/live-events';
import { useShell } from '~/page/use-shell';
import { forgetDrafts } from '../composer/draft';
import { forgetSendQueue, holdSendQueue, storageOf } from './send-queue-storage';

/**
 * Sends the queued messages on whichever page the member is: after a load, and whenever the connection is back. Its
 * code is loaded after hydration; if that fails, the messages wait for the next page.
 */
export function SendQueueRunner() {
  const member = useShell().user?.id;
  const client = useQueryClient();
  useEffect(() => {
    if (!member) {
      holdSendQueue(storageOf());
      return undefined;
    }
    forgetDrafts(member);
    let gone = false;
    let stop = () => {};
    import('./run-send-queue').then(
      ({ runSendQueue }) => {
        if (!gone) stop = runSendQueue(client, member);
      },
      () => {},
    );
    document.addEventListener('submit', forgetOnLogout);
    // Another tab or device has ended the session: this page is left, and unsent text is removed from the device.
    const stopListening = onLiveEvent(({ kind }) => kind === 'logout' && forget());
    return () => {
      gone = true;
      stop();
      stopListening();
      document.removeEventListener('submit', forgetOnLogout);
    };
  }, [client, member]);
  return null;
}

function forgetOnLogout(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.getAttribute('action') === '/api/logout.php') forget();
}

function forget(): void {
  forgetSendQueue(storageOf());
  forgetDrafts();
}
