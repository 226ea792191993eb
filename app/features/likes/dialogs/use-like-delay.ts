import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { dropParameter } from '~/page/drop-parameter';
import { whenFree } from './when-free';

/** Longer than this nobody stays on a page: an address that says so means nothing. */
const LONGEST_SECONDS = 3600;

/** `t=N` of an address, in milliseconds; undefined where there is none that means anything. */
export function readLikeDelay(search: string): number | undefined {
  const text = new URLSearchParams(search).get('t') ?? '';
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Infinity;
  return seconds <= LONGEST_SECONDS ? seconds * 1000 : undefined;
}

/**
 * Spec section 4: a query `t=N` shows the like modal after N seconds, then the parameter is removed.
 */
export function useLikeDelay(show: () => void): void {
  const { pathname, search } = useLocation();
  const latest = useRef(show);
  latest.current = show;
  const delay = readLikeDelay(search);
  useEffect(() => {
    if (delay === undefined) return undefined;
    let giveUp = () => {};
    const timer = window.setTimeout(() => {
      giveUp = whenFree(document, () => {
        latest.current();
        if (window.location.pathname === pathname) dropParameter('t');
      });
    }, delay);
    return () => {
      window.clearTimeout(timer);
      giveUp();
    };
  }, [delay, pathname]);
}
