import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatsResponse } from '~/contract/chats';
import { chatsQuery } from '~/api-client/queries';

/**
 * First from the loader (`initial`), then kept current by polling and live events. Undefined until data has arrived.
 */
export function useChats(initial: ChatsResponse | null): ChatsResponse | undefined {
  const client = useQueryClient();
  const { data } = useQuery({ ...chatsQuery, enabled: false, initialData: initial ?? undefined });
  useEffect(() => {
    if (initial) client.setQueryData(chatsQuery.queryKey, initial);
  }, [client, initial]);
  return data;
}
