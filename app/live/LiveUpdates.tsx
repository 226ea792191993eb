import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openStream } from './event-source';
import { tellHint, type LiveHint } from './hints';
import { chatsQuery, likesQuery, userQuery } from './queries';

/** Spec section 9: user, chats and likes every 60 s (300 s with push), starting 5 s after load. */
const FIRST_POLL_MS = 5000;
const POLL_MS = 60_000;

/** Keeps the member's data fresh: a stream of hints while visible, a poll in any case. Renders nothing. */
export function LiveUpdates() {
  const client = useQueryClient();
  useEffect(() => {
    const stopStream = openStream(document, {
      onOpen: () => void refresh(client, [chatsQuery]).then(() => tellHint({ kind: 'resync' })),
      onHint: (hint) => react(client, hint),
    });
    let timer = window.setTimeout(function poll() {
      void refresh(client, [userQuery, chatsQuery, likesQuery]);
      timer = window.setTimeout(poll, POLL_MS);
    }, FIRST_POLL_MS);
    return () => {
      window.clearTimeout(timer);
      stopStream();
    };
  }, [client]);
  return null;
}

type Query = typeof userQuery | typeof chatsQuery | typeof likesQuery;

/** A failed refresh is not the person's problem: what is shown stays, the next poll tries again. */
async function refresh(client: QueryClient, queries: readonly Query[]): Promise<void> {
  await Promise.all(
    queries.map((query) => client.fetchQuery({ ...(query as typeof userQuery), staleTime: 0 }).catch(() => {})),
  );
}

function react(client: QueryClient, hint: LiveHint): void {
  if (hint.kind === 'logout') return window.location.assign('/login');
  if (hint.kind === 'like' || hint.kind === 'match') void refresh(client, [likesQuery]);
  else if (hint.kind === 'credits') void refresh(client, [userQuery]);
  else void refresh(client, [chatsQuery]);
  tellHint(hint);
}
