import { useEffect, useRef, useState } from 'react';
import type { MessageResponse } from '~/contract/message';
import { firstNew } from './conversation-state';

/**
 * Where what is new begins: set when the conversation is opened, and anew by what comes while nobody looks. It stays
 * while one reads, and goes with one's own next message. Null: nothing is new.
 */
export function useUnread(messages: readonly MessageResponse[], readBefore: number): number | null {
  const [from, setFrom] = useState(() => firstNew(messages, readBefore));
  const looked = useRef(messages.at(-1)?.seq ?? 0);
  const last = messages.at(-1);
  useEffect(() => {
    if (last?.own && last.seq > looked.current) setFrom(null);
    if (document.visibilityState === 'hidden') {
      const first = firstNew(messages, looked.current);
      if (first !== null) setFrom(first);
      return;
    }
    looked.current = Math.max(looked.current, last?.seq ?? 0);
  }, [last, messages]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') looked.current = Math.max(looked.current, last?.seq ?? 0);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [last]);
  return from;
}
