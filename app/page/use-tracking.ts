import { withTracking } from './tracking-links';
import { useHydrated } from './use-hydrated';

/** `withTracking` while rendering; the first render matches the HTML of the server, which has no remembered ids. */
export function useTracking(url: string): string {
  return useHydrated() ? withTracking(url) : url;
}
