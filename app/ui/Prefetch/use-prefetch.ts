import { useSyncExternalStore } from 'react';
import { prefetchHere, watchPrefetch } from './prefetch-here';

/**
 * The value for `<Link prefetch>`, the only one that links may have (scripts/lint/markup-rules.ts). The server prefetches
 * nothing: what it names in a page is what this page needs, so the header Save-Data changes nothing there.
 */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(watchPrefetch, prefetchHere, () => 'intent');
}
