import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '~/api-client/api';
import { onFirstTouch } from '~/realtime/on-first-touch';
import { chatsQuery } from '~/api-client/queries';

/**
 * On opening (spec section 4) and on arrival in a visible page. With `unasked`, only from the member's first action on.
 */
export function useMarkRead(conversation: string, newest: number, unasked = false): void {
  const client = useQueryClient();
  const marked = useRef(0);
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState !== 'visible' || newest <= marked.current) return;
      marked.current = newest;
      client.setQueryData(chatsQuery.queryKey, (known) => {
        const unread = known?.chats.find((chat) => chat.conversation.id === conversation)?.num_unread_messages;
        if (!known || !unread) return known;
        const chats = known.chats.map((chat) =>
          chat.conversation.id === conversation ? { ...chat, num_unread_messages: 0 } : chat,
        );
        return { ...known, chats, num_unread_messages: known.num_unread_messages - unread };
      });
      // Idempotent. If it fails, the next message or visit repeats it.
      api.send('PUT', '/api/chat.php', { conversation, read: newest }, 'read').catch(() => {
        marked.current = 0;
      });
    };
    let stop = () => {};
    const begin = () => {
      mark();
      document.addEventListener('visibilitychange', mark);
      stop = () => document.removeEventListener('visibilitychange', mark);
    };
    if (unasked) stop = onFirstTouch(begin);
    else begin();
    return () => stop();
  }, [client, conversation, newest, unasked]);
}
