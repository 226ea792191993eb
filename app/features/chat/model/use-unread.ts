import { useEffect, useRef, useState } from 'react';
import type { MessageResponse } from '~/contract/message';
import { firstNew } from './conversation-state';

/**
 * The number of the first unread message: set when the conversation is opened, and again by messages that arrive while
 * the page is hidden. It stays while the member reads and goes with their own next message. Null if nothing is unread.
 */
export function useUnread(messages: readonly MessageResponse[], readBefore: number): number | null {
  const [from, setFrom] = useState(() => firstNew(messages, readBefore));
  const seenSeq = useRef(messages.at(-1)?.seq ?? 0);
  const last = messages.at(-1);
  useEffect(() => {
    if (last?.own && last.seq > seenSeq.current) setFrom(null);
    if (document.visibilityState === 'hidden') {
      const first = firstNew(messages, seenSeq.current);
      if (first !== null) setFrom(first);
      return;
    }
    seenSeq.current = Math.max(seenSeq.current, last?.seq ?? 0);
  }, [last, messages]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') seenSeq.current = Math.max(seenSeq.current, last?.seq ?? 0);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [last]);
  return from;
}
