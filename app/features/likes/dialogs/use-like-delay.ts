import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { dropParameter } from '~/page/drop-parameter';
import { readLikeDelay } from './like-delay';
import { whenFree } from './when-free';

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
