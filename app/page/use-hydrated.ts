import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Parts that need scripts are rendered only once this is true, so never where scripts do not run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
