import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AutoLikeResponse } from '~/contract/likes';
import type { ProfileResponse } from '~/contract/profile';
import { api } from '~/api-client/api';
import { whenFree } from './when-free';

/** So long somebody looks at our pages before the brand's own like may come. */
const AFTER_SECONDS = 60;

/** Once in a page's life, which is as long as its cache. */
const asked = new WeakSet<QueryClient>();

/**
 * Asks the server, once, whether a labelled made-up profile likes the member now. Only somebody who is looking, and busy
 * with nothing else, is asked for: a like that nobody sees would use up the day's.
 */
export function useAutoLike(enabled: boolean, show: (profile: ProfileResponse) => void): void {
  const client = useQueryClient();
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    if (!enabled || asked.has(client)) return undefined;
    let seconds = 0;
    let giveUp = () => {};
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') seconds += 1;
      if (seconds < AFTER_SECONDS) return;
      window.clearInterval(timer);
      giveUp = whenFree(document, () => {
        asked.add(client);
        api.get<AutoLikeResponse>('/api/auto-like.php').then(
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
