import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { onLiveEvent } from '~/realtime/live-events';
import { useShell } from '~/page/use-shell';
import { forgetDrafts } from '../model/draft';
import { forgetEmoji } from '../emoji/recent-emoji';
import { forgetSendQueue, holdSendQueue, namesIn, storageOf } from './send-queue-storage';

const texts: Record<'unsent', MessageDescriptor> = defineMessages({
  unsent: {
    id: 'shell.logout-unsent',
    defaultMessage:
      '{count, plural, one {A message hasn’t been sent yet and is deleted when you log out.} other {# messages haven’t been sent yet and are deleted when you log out.}} Log out anyway?',
  },
});

/**
 * Sends the queued messages on whichever page the member is: after a load, and whenever the connection is back. Its
 * code is loaded after hydration; if that fails, the messages wait for the next page.
 */
export function SendQueueRunner() {
  const member = useShell().user?.id;
  const client = useQueryClient();
  const intl = useIntl();
  useEffect(() => {
    if (!member) {
      holdSendQueue(storageOf());
      return undefined;
    }
    forgetDrafts(member);
    const onSubmit = (event: Event) => {
      if ((event.target as HTMLFormElement).getAttribute('action') !== '/api/logout.php') return;
      const count = namesIn(storageOf()).length;
      const question = intl.formatMessage(texts.unsent, { count });
      // What the server has is safe; these messages are only here, and logging out takes them from the device.
      // eslint-disable-next-line no-alert -- only the browser’s own question can hold the form until it is answered
      if (count === 0 || window.confirm(question)) forget();
      else event.preventDefault();
    };
    let unmounted = false;
    let stop = () => {};
    import('./run-send-queue').then(
      ({ runSendQueue }) => {
        if (!unmounted) stop = runSendQueue(client, member);
      },
      () => {},
    );
    document.addEventListener('submit', onSubmit);
    // Another tab or device has ended the session: this page is left, and unsent text is removed from the device, with
    // what is still typed until the page has gone.
    const stopListening = onLiveEvent(({ kind }) => {
      if (kind !== 'logout') return;
      forget();
      window.addEventListener('pagehide', forget, { once: true });
    });
    return () => {
      unmounted = true;
      stop();
      stopListening();
      document.removeEventListener('submit', onSubmit);
    };
  }, [client, intl, member]);
  return null;
}

function forget(): void {
  forgetSendQueue(storageOf());
  forgetDrafts();
  forgetEmoji();
}
