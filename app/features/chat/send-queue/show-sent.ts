import type { QueryClient } from '@tanstack/react-query';
import type { MessageResponse, SentMessageResponse } from '~/contract/message';
import { chatsQuery, userQuery } from '~/api-client/queries';
import { addSent, type ConversationState } from '../model/conversation-state';
import { conversationKey } from '../model/use-conversation';

/** Shows a sent message at once; the live event that follows brings the server's state. */
export function showSent(client: QueryClient, { conversation, message, credits }: SentMessageResponse): void {
  client.setQueryData<ConversationState>(conversationKey(conversation.id), (state) => state && addSent(state, message));
  client.setQueryData(userQuery.queryKey, (user) => user && { ...user, credits });
  showLast(client, conversation.id, message);
}

function showLast(client: QueryClient, conversation: string, { seq, type, text, at, state }: MessageResponse): void {
  client.setQueryData(chatsQuery.queryKey, (known) => {
    const chat = known?.chats.find((chat) => chat.conversation.id === conversation);
    if (!known || !chat) return known;
    const rest = known.chats.filter((entry) => entry !== chat);
    return { ...known, chats: [{ ...chat, last_message: { seq, type, text, at, own: true, state } }, ...rest] };
  });
}
