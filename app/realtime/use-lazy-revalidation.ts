import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { onFirstTouch } from './on-first-touch';

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
