import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '~/api-client/api';
import { onLiveEvent } from '~/realtime/live-events';

/** While the member goes on typing, the live event is published this often; the notice disappears a little later. */
const PUBLISH_EVERY_MS = 4000;
export const SHOWN_MS = 7000;

export interface Typing {
  /** Whether the other member is typing now. */
  theirs: boolean;
  /** The member has typed something. Publishes at most every few seconds, and only where `published` is set. */
  publish: () => void;
}

/** Who is typing in this conversation. `newest` changes with each message, which ends the notice. */
export function useTyping(conversation: string, newest: string, published: boolean): Typing {
  const [theirs, setTheirs] = useState(false);
  const last = useRef(-Infinity);
  useEffect(() => {
    let timer: number | undefined;
    const stop = onLiveEvent((liveEvent) => {
      if (liveEvent.kind !== 'typing' || liveEvent.conversation !== conversation) return;
      setTheirs(true);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setTheirs(false), SHOWN_MS);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [conversation]);
  useEffect(() => setTheirs(false), [newest]);

  const publish = useCallback(() => {
    const now = performance.now();
    if (!published || now - last.current < PUBLISH_EVERY_MS) return;
    last.current = now;
    // Best effort: a lost typing event does no harm.
    api.send('POST', '/api/typing.php', { conversation }).catch(() => {});
  }, [conversation, published]);
  return { theirs, publish };
}
