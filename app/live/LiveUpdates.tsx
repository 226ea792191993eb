import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openStream } from './event-source';
import { tellHint, type LiveHint } from './hints';
import { chatsQuery, likesQuery, userQuery } from './queries';
import { createRefresher, type Refresher } from './refresher';

/** Spec section 9: user, chats and likes every 60 s (300 s with push), starting 5 s after load. */
const FIRST_POLL_MS = 5000;
const POLL_MS = 60_000;

/** Keeps the member's data fresh: a stream of hints while visible, a poll in any case. Renders nothing. */
export function LiveUpdates() {
  const client = useQueryClient();
  useEffect(() => {
    const refresher = createRefresher(client);
    // The open thread resumes by itself; it need not wait for the list.
    const resync = () => tellHint({ kind: 'resync' });
    const stopStream = openStream(document, {
      onOpen: () => {
        resync();
        void refresher.refresh([chatsQuery]);
      },
      onHint: (hint) => react(refresher, hint),
    });
    let timer = window.setTimeout(function poll() {
      resync();
      void refresher.refresh([userQuery, chatsQuery, likesQuery]);
      timer = window.setTimeout(poll, POLL_MS);
    }, FIRST_POLL_MS);
    return () => {
      window.clearTimeout(timer);
      stopStream();
    };
  }, [client]);
  return null;
}

function react(refresher: Refresher, hint: LiveHint): void {
  switch (hint.kind) {
    case 'logout':
      return window.location.assign('/login');
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
      void refresher.refresh([userQuery, chatsQuery, likesQuery]);
      break;
    case 'delivered':
    case 'read':
    case 'typing':
      // Only the open thread shows these.
      break;
  }
  tellHint(hint);
}
