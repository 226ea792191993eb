import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { chatsQuery } from '~/api-client/queries';
import type { ChatsResponse } from '~/contract/chats';
import { usePolled } from '~/page/use-polled';
import { breakpoints } from '~/theme/tokens';

/** By then the event stream is open, and its first act is to fetch the list: nothing is asked for twice. */
export const GRACE_MS = 300;
export const LIST_PATIENCE_MS = 4000;

export interface ListBeside {
  /** Undefined where there is no room for the list, and until it has arrived. */
  chats: ChatsResponse | undefined;
  /** Whether the list is late: there should be another way to it. It may still come, also with a poll or live event. */
  overdue: boolean;
}

/**
 * The list of conversations beside the open one. No page from the server holds it, since most windows have no room for
 * it: it comes once the page has been taken over, unless an earlier page of this visit has it. `read`: opening the
 * conversation has changed the count of unread messages, which is therefore fetched in any window.
 */
export function useListBeside(current: string | null, read: boolean): ListBeside {
  const client = useQueryClient();
  const room = useRoom();
  const known = usePolled(chatsQuery);
  const [overdue, setOverdue] = useState(false);
  const listed = known !== undefined && (current === null || isAmong(known, current));
  const wanted = room ? !listed : read && known === undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    setOverdue(false);
    // The client tries again for many seconds; what it fetches is known then (usePolled).
    const fetch = () => client.fetchQuery({ ...chatsQuery, staleTime: 0 }).catch(() => setOverdue(true));
    const timers = [window.setTimeout(fetch, GRACE_MS), window.setTimeout(() => setOverdue(true), LIST_PATIENCE_MS)];
    return () => timers.forEach((timer) => window.clearTimeout(timer));
    // One that is not among the newest is asked for once.
  }, [client, current, wanted]);
  return { chats: room ? known : undefined, overdue };
}

/** Whether the window is wide enough for two panes; false until the page has been taken over. */
export const useRoom = (): boolean => useSyncExternalStore(onRoomChange, hasRoom, () => false);

const isAmong = ({ chats }: ChatsResponse, id: string) => chats.some(({ conversation }) => conversation.id === id);

const room = () => window.matchMedia(`(min-width: ${breakpoints.lg}px)`);
const hasRoom = () => room().matches;

function onRoomChange(onChange: () => void): () => void {
  const query = room();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
