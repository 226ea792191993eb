import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';

const KEYS: Record<string, (now: number, last: number) => number> = {
  ArrowLeft: (now) => now - 1,
  ArrowRight: (now) => now + 1,
  Home: () => 0,
  End: (_now, last) => last,
};

/** The slide to which a key leads from slide `now`; undefined for a key without a meaning here. */
export function slideByKey(key: string, now: number, last: number): number | undefined {
  const to = KEYS[key]?.(now, last);
  return to === undefined ? undefined : Math.min(Math.max(to, 0), last);
}

/** The browser scrolls and snaps the row by itself, so that swiping needs no script; this adds buttons and keys. */
export function useSlides(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [now, setNow] = useState(0);
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const show = useCallback((slide: number) => {
    const row = ref.current;
    if (!row) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: slide * row.clientWidth, behavior: still ? 'auto' : 'smooth' });
    setNow(slide);
  }, []);
  const onScroll = useCallback(() => {
    const row = ref.current;
    if (row && row.clientWidth > 0) setNow(Math.round(row.scrollLeft / row.clientWidth));
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = slideByKey(event.key, now, count - 1);
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  };
  return { ref, now, live, show, onScroll, onKeyDown };
}
