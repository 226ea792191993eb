import { useSyncExternalStore } from 'react';
import { prefetchHere } from './prefetch-here';

const neverChanges = () => () => {};

/** The value for `<Link prefetch>`. */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(neverChanges, prefetchHere, () => 'intent');
}
