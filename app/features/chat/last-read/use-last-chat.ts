import { useState } from 'react';
import type { ChatItemResponse } from '~/contract/chats';

/**
 * The conversation that the list opens beside it: the last one that has nothing unread, so that nothing counts as read that
 * nobody chose to read. It stays while others change; null if each has something new.
 */
export function useLastChat(chats: readonly ChatItemResponse[]): ChatItemResponse | null {
  const [chosen, setChosen] = useState(() => lastReadOf(chats)?.conversation.id ?? null);
  const open = chats.find(({ conversation }) => conversation.id === chosen);
  const shown = open ?? lastReadOf(chats);
  const id = shown?.conversation.id ?? null;
  if (id !== chosen) setChosen(id);
  return shown ?? null;
}

const lastReadOf = (chats: readonly ChatItemResponse[]) =>
  chats.find(({ num_unread_messages: unread }) => unread === 0);
