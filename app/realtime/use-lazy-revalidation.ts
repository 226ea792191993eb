import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { onFirstTouch } from './on-first-touch';

/** Where another site led to this page by itself, it is looked at once a person does something on it: it is asked for anew. */
export function useLazyRevalidation(unasked: boolean): void {
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(() => (unasked ? onFirstTouch(() => ask.current()) : undefined), [unasked]);
}
