import { useSearchParams } from '@remix-run/react';
import { useCallback, useRef, useState } from 'react';

/** Which message shows its menu: the one that was pressed or, without JavaScript, the one that the URL names. */
export function useMessageMenu(conversation: string) {
  const [query] = useSearchParams();
  const requested = Number(query.get('menu') ?? 0);
  const [pressed, setPressed] = useState<number | null>(null);
  const trigger = useRef<HTMLElement | null>(null);
  const before = query.get('before');
  const open = pressed ?? requested;
  /** The URL of this page, up to further parameters. */
  const here = `/chats/${conversation}?${before ? `before=${before}&` : ''}`;

  const close = useCallback((back: boolean) => {
    setPressed(0);
    if (back) trigger.current?.focus({ preventScroll: true });
  }, []);
  return {
    /** The sequence number; 0 for none. */
    open,
    pressed: pressed !== null,
    /** `button` gets the focus back. */
    toggle: (seq: number, button: HTMLElement | null) => {
      trigger.current = button;
      setPressed(open === seq ? 0 : seq);
    },
    close,
    here,
    /** On this page if its first message is not newer. */
    messageUrlOf: (seq: number, first: number) =>
      seq >= first ? `#message-${seq}` : `/chats/${conversation}?before=${seq + 1}#message-${seq}`,
  };
}
