import type { QueryClient } from '@tanstack/react-query';
import type { ChatItemResponse } from '~/contract/chats';
import type { LiveEvent } from '~/contract/live-event';
import { chatsQuery } from '../api-client/queries';

/** Shows in the conversation list that the member's newest message has arrived or was read. Requests nothing. */
export function showReceipt(client: QueryClient, { kind, conversation, seq = 0 }: LiveEvent): void {
  if (kind !== 'delivered' && kind !== 'read') return;
  client.setQueryData(chatsQuery.queryKey, (known) => {
    const chat = known?.chats.find((chat) => chat.conversation.id === conversation);
    if (!known || !chat?.last_message || !advances(chat.last_message, kind, seq)) return known;
    const changed = { ...chat, last_message: { ...chat.last_message, state: kind } };
    return { ...known, chats: known.chats.map((entry) => (entry === chat ? changed : entry)) };
  });
}

type Last = NonNullable<ChatItemResponse['last_message']>;

/** Events may overtake each other: what was read stays read. What became of credits is said before any receipt. */
function advances(last: Last, kind: 'delivered' | 'read', seq: number): boolean {
  if (last.seq > seq) return false;
  return last.state === 'sent' || (last.state === 'delivered' && kind === 'read');
}
