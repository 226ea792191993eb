import { useContext, useSyncExternalStore } from 'react';
import { PageClockContext } from './IntlRoot';
import { RelativeTime, relativeTime } from './time/RelativeTime';

/**
 * The server's time in epoch milliseconds, in steps; during hydration exactly the time that the server rendered with.
 */
export function useNow(): number {
  const clock = useContext(PageClockContext);
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}

/** "5 minutes ago" in a <time>; `at` in epoch milliseconds. */
export function FormattedRelative({ at }: { at: number }) {
  return <RelativeTime at={at} said={relativeTime(at, useNow())} />;
}
