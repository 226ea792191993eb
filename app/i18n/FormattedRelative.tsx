import { useContext, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { DATE_FORMATS } from './formats';
import { PageClockContext } from './IntlRoot';
import { relativeTime } from './relative-time';

/**
 * The server's time in epoch milliseconds, updated in steps of some seconds. During hydration exactly the time that the
 * server rendered with.
 */
export function useNow(): number {
  const clock = useContext(PageClockContext);
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}

/** "5 minutes ago" in a <time>; `at` in epoch milliseconds. */
export function FormattedRelative({ at }: { at: number }) {
  const intl = useIntl();
  const said = relativeTime(at, useNow());
  return (
    <time dateTime={new Date(at).toISOString()}>
      {said.kind === 'relative'
        ? intl.formatRelativeTime(said.value, said.unit, { numeric: 'auto' })
        : intl.formatDate(at, said.withYear ? DATE_FORMATS.medium : DATE_FORMATS.short)}
    </time>
  );
}
