import { useQueryClient } from '@tanstack/react-query';
import { api } from '~/live/api';
import { chatsQuery } from '~/live/queries';
import { useRefusalToast } from '~/live/use-refusal-toast';
import { useShell } from '~/live/use-shell';
import { draftName, keep } from './keep';
import { outboxOf } from './outbox-of-page';
import { threadKey } from './use-thread';

/**
 * Spec sections 4 and 8: gone from the list at once, then deleted; where that fails an alert, and the list anew. Says
 * whether it is deleted.
 */
export function useDeleteChat(): (conversation: string) => Promise<boolean> {
  const client = useQueryClient();
  const refuse = useRefusalToast('chat-delete');
  const member = useShell().user?.id ?? '';
  return async (conversation) => {
    const { outbox } = outboxOf(client, member);
    const before = client.getQueryData(chatsQuery.queryKey);
    client.setQueryData(chatsQuery.queryKey, (known) => {
      const gone = known?.chats.find((chat) => chat.conversation.id === conversation);
      if (!known || !gone) return known;
      return {
        ...known,
        chats: known.chats.filter((chat) => chat !== gone),
        num_unread_messages: known.num_unread_messages - gone.num_unread_messages,
      };
    });
    try {
      await api.send('DELETE', '/api/chat.php', { conversation });
      client.removeQueries({ queryKey: threadKey(conversation) });
      keep(draftName(member, conversation), '');
      for (const { key } of outbox.list(conversation)) outbox.remove(conversation, key);
      return true;
    } catch (error) {
      refuse(error);
      // Not even that, without a connection: then the list as it was.
      const back = () => client.setQueryData(chatsQuery.queryKey, before);
      await client.fetchQuery({ ...chatsQuery, staleTime: 0 }).catch(back);
      return false;
    }
  };
}
