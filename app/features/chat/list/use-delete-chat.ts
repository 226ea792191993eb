import { useQueryClient } from '@tanstack/react-query';
import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';
import { api } from '~/api-client/api';
import { chatsQuery } from '~/api-client/queries';
import { useErrorToast } from '~/api-client/use-error-toast';
import { useShell } from '~/page/use-shell';
import { draftName, saveDraft } from '../model/draft';
import { sendQueueOf } from '../send-queue/page-send-queue';
import { conversationKey } from '../model/use-conversation';

/**
 * Deletes a conversation as spec sections 4 and 8 ask: it disappears from the list at once; if the request fails, an
 * alert is shown, the conversation returns and the list is fetched again. Returns whether it is deleted.
 */
export function useDeleteChat(): (conversation: string) => Promise<boolean> {
  const client = useQueryClient();
  const refuse = useErrorToast('chat-delete');
  const member = useShell().user?.id ?? '';
  return async (conversation) => {
    const { queue } = sendQueueOf(client, member);
    const deleted = client
      .getQueryData(chatsQuery.queryKey)
      ?.chats.find((chat) => chat.conversation.id === conversation);
    client.setQueryData(chatsQuery.queryKey, (known) => known && deleted && withoutChat(known, deleted));
    try {
      await api.send('DELETE', '/api/chat.php', { conversation });
      client.removeQueries({ queryKey: conversationKey(conversation) });
      saveDraft(draftName(member, conversation), '');
      for (const { key } of queue.list(conversation)) queue.remove(conversation, key);
      return true;
    } catch (error) {
      refuse(error);
      client.setQueryData(chatsQuery.queryKey, (known) => known && deleted && withChat(known, deleted));
      // Not awaited: without a connection it only begins once there is one again.
      void client.fetchQuery({ ...chatsQuery, staleTime: 0 }).catch(() => {});
      return false;
    }
  };
}

function withoutChat(known: ChatsResponse, deleted: ChatItemResponse): ChatsResponse {
  return {
    ...known,
    chats: known.chats.filter((chat) => chat !== deleted),
    num_unread_messages: known.num_unread_messages - deleted.num_unread_messages,
  };
}

/** Puts only that one back, at its place by time: others may have changed meanwhile or are being deleted. */
function withChat(known: ChatsResponse, deleted: ChatItemResponse): ChatsResponse {
  const { chats } = known;
  if (chats.some((chat) => chat.conversation.id === deleted.conversation.id)) return known;
  const timeOf = (chat: ChatItemResponse) => chat.last_message?.at ?? 0;
  const newer = chats.filter((chat) => timeOf(chat) > timeOf(deleted));
  return {
    ...known,
    chats: [...newer, deleted, ...chats.filter((chat) => !newer.includes(chat))],
    num_unread_messages: known.num_unread_messages + deleted.num_unread_messages,
  };
}
