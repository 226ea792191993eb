import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from '~/live/use-shell';
import { forgetDrafts } from './keep';
import { forgetOutbox, storageOf } from './outbox-storage';

/**
 * Sends what waits, on whichever page the member is: after a load, and whenever the connection is back. Its code comes
 * after the page's; where it does not come, what waits goes on waiting for the next page.
 */
export function OutboxKeeper() {
  const member = useShell().user?.id;
  const client = useQueryClient();
  useEffect(() => {
    if (!member) return undefined;
    let gone = false;
    let stop = () => {};
    import('./keep-outbox').then(
      ({ keepOutbox }) => {
        if (!gone) stop = keepOutbox(client, member);
      },
      () => {},
    );
    document.addEventListener('submit', forgetOnLogout);
    return () => {
      gone = true;
      stop();
      document.removeEventListener('submit', forgetOnLogout);
    };
  }, [client, member]);
  return null;
}

function forgetOnLogout(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.getAttribute('action') !== '/api/logout.php') return;
  forgetOutbox(storageOf());
  forgetDrafts();
}
