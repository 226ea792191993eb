import { useSearchParams } from '@remix-run/react';
import { useCallback, useRef, useState } from 'react';

/** Which message shows its reactions: the one that was pressed or, without JavaScript, the one that the URL names. */
export function useChooser(conversation: string) {
  const [query] = useSearchParams();
  const asked = Number(query.get('react') ?? 0);
  const [pressed, setPressed] = useState<number | null>(null);
  const trigger = useRef<HTMLElement | null>(null);
  const before = query.get('before');
  const open = pressed ?? asked;

  const close = useCallback((back: boolean) => {
    setPressed(0);
    if (back) trigger.current?.focus();
  }, []);
  return {
    /** The sequence number; 0 for none. */
    open,
    pressed: pressed !== null,
    toggle: (seq: number) => {
      trigger.current = document.activeElement as HTMLElement | null;
      setPressed(open === seq ? 0 : seq);
    },
    close,
    urlOf: (seq: number) => `/chats/${conversation}?${before ? `before=${before}&` : ''}react=${seq}#message-${seq}`,
  };
}
