import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '~/api-client/api';
import { onLiveEvent } from '~/realtime/live-events';

/** While somebody goes on writing, so often is it said; a little later it is over. */
const PUBLISH_EVERY_MS = 4000;
export const SHOWN_MS = 7000;

export interface Typing {
  /** The other one is writing now. */
  theirs: boolean;
  /** The member has written something; said only now and then, and only where `told`. */
  publish: () => void;
}

/** Who is writing in this conversation. `newest` changes with each message: what was being written has come. */
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
    // Nobody misses a live event that got lost.
    api.send('POST', '/api/typing.php', { conversation }).catch(() => {});
  }, [conversation, published]);
  return { theirs, publish };
}
