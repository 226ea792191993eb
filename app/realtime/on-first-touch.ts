import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Calls `call` at the person's first interaction, or at once after one. Returns a function that cancels it. */
export function onFirstTouch(call: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    call();
    return () => {};
  }
  const stop = () => {
    for (const touch of TOUCHES) document.removeEventListener(touch, touched, true);
  };
  function touched() {
    stop();
    call();
  }
  for (const touch of TOUCHES) document.addEventListener(touch, touched, true);
  return stop;
}

/** Where another site opened the page (`unasked`), the first interaction loads it again, and only then is it viewed. */
export function useLazyRevalidation(unasked: boolean): void {
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(() => (unasked ? onFirstTouch(() => ask.current()) : undefined), [unasked]);
}
