import { useCallback, useLayoutEffect, useRef, useState, useEffect } from 'react';

/** So near to the end counts as being there. */
const NEAR = 80;
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The conversation's scrolling. Its box is a reversed column: it stands at the newest message from the first paint on, also
 * without JavaScript, and what is added before changes nothing. `newest` changes with each message at the end.
 */
export function useScroll(newest: string, own: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [away, setAway] = useState(false);
  /** What came while the person read further up. */
  const [missed, setMissed] = useState(0);
  const last = useRef(newest);

  const toEnd = useCallback((smooth: boolean) => {
    // In a reversed column the end is 0, and further up is negative.
    box.current?.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
    setMissed(0);
  }, []);

  useBrowserLayoutEffect(() => {
    // More is new than fits: one begins to read where it begins.
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
    // What is read stays where it is, where the browser does not see to that itself.
    if (!CSS.supports('overflow-anchor', 'auto')) element.scrollTop -= grown;
  }, [newest, own, toEnd]);

  const onScroll = useCallback(() => {
    const isAway = (box.current?.scrollTop ?? 0) < -NEAR;
    setAway(isAway);
    if (!isAway) setMissed(0);
  }, []);

  return { box, onScroll, away, missed, toEnd };
}
