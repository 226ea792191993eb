import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ProfileResponse } from '~/contract/profile';
import { api } from '~/api-client/api';
import { whenFree } from './when-free';

/** How many seconds a page must be visible before an automatic like may come. */
const AFTER_SECONDS = 60;

/** One request for each page load, which lives as long as its query client. */
const started = new WeakSet<QueryClient>();

/**
 * Asks once, while the member looks at the page and is not busy: a like that nobody sees would use up one of the day's.
 */
export function useAutoLike(enabled: boolean, show: (profile: ProfileResponse) => void): void {
  const client = useQueryClient();
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    if (!enabled || started.has(client)) return undefined;
    let seconds = 0;
    let giveUp = () => {};
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') seconds += 1;
      if (seconds < AFTER_SECONDS) return;
      window.clearInterval(timer);
      giveUp = whenFree(document, () => {
        started.add(client);
        api.get('/api/auto-like.php').then(
          (profile) => profile && latest.current(profile),
          () => {},
        );
      });
    }, 1000);
    return () => {
      window.clearInterval(timer);
      giveUp();
    };
  }, [enabled, client]);
}
