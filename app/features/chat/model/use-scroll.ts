import { useCallback, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect';

/** The distance from the end, in pixels, that counts as being at the end. */
const NEAR = 80;

/**
 * The scrolling of the conversation. Its box is a reversed column: it stands at the newest message from the first paint
 * on, also without JavaScript, and messages added before do not move it. `newest` changes with each message at the end.
 */
export function useScroll(newest: string, own: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [away, setAway] = useState(false);
  /** The number of messages that arrived while the reader was further up. */
  const [missed, setMissed] = useState(0);
  const last = useRef(newest);

  const toEnd = useCallback((smooth: boolean) => {
    // In a reversed column the end is 0, and positions further up are negative.
    box.current?.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
    setMissed(0);
  }, []);

  useBrowserLayoutEffect(() => {
    // Where the unread messages do not fit, reading begins at the first of them.
    const line = box.current?.querySelector('[data-unread]');
    if (!line || line.getBoundingClientRect().top >= box.current!.getBoundingClientRect().top) return;
    line.scrollIntoView({ block: 'start' });
  }, []);

  useBrowserLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const grown = element.scrollHeight - height.current;
    height.current = element.scrollHeight;
    if (last.current === newest) return;
    last.current = newest;
    if (own || element.scrollTop > -NEAR) return toEnd(!own);
    setMissed((count) => count + 1);
    // Keeps the visible messages in place in browsers without scroll anchoring.
    if (!CSS.supports('overflow-anchor', 'auto')) element.scrollTop -= grown;
  }, [newest, own, toEnd]);

  const onScroll = useCallback(() => {
    const isAway = (box.current?.scrollTop ?? 0) < -NEAR;
    setAway(isAway);
    if (!isAway) setMissed(0);
  }, []);

  return { box, onScroll, away, missed, toEnd };
}
