import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { dropParameter } from '~/page/drop-parameter';
import { whenFree } from './when-free';

/** A longer delay in the URL is ignored. */
const LONGEST_SECONDS = 3600;

/** Reads `t=N` of a query in milliseconds; undefined if it is missing or invalid. */
export function readLikeDelay(search: string): number | undefined {
  const text = new URLSearchParams(search).get('t') ?? '';
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Infinity;
  return seconds <= LONGEST_SECONDS ? seconds * 1000 : undefined;
}

/** A query `t=N` shows the like modal after N seconds; then the parameter is removed (specification, section 4). */
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
