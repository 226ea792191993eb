import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Calls `call` at the person's first interaction with this page, or at once where there has been one. Returns a
 * function that cancels it.
 */
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

/**
 * Loads the page again at the person's first interaction, where another site opened it without one (`unasked`). Only
 * then does it count as viewed.
 */
export function useLazyRevalidation(unasked: boolean): void {
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(() => (unasked ? onFirstTouch(() => ask.current()) : undefined), [unasked]);
}
