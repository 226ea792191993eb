import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's script runs here: what needs it is not shown before, and never where it does not come. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
