import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { readLikeDelay, withoutLikeDelay } from './like-delay';
import { whenFree } from './when-free';

/**
 * Spec section 4: a query `t=N` shows the like modal after N seconds, then the parameter is removed. Only the address
 * changes, not the page: a navigation would load it again under the reader's eyes.
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
        const { history, location } = window;
        if (location.pathname === pathname) history.replaceState(history.state, '', withoutLikeDelay(location));
      });
    }, delay);
    return () => {
      window.clearTimeout(timer);
      giveUp();
    };
  }, [delay, pathname]);
}
