import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatsResponse } from '~/contract/chats';
import { chatsQuery } from '~/api-client/queries';

/** The list of conversations: the loader's word, then whatever polling and live events bring. Null: the loader has none. */
export function useChats(initial: ChatsResponse | null): ChatsResponse | undefined {
  const client = useQueryClient();
  const { data } = useQuery({ ...chatsQuery, enabled: false, initialData: initial ?? undefined });
  useEffect(() => {
    if (initial) client.setQueryData(chatsQuery.queryKey, initial);
  }, [client, initial]);
  return data;
}
