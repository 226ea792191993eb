import { useContext, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { DATE_FORMATS } from './formats';
import { PageClockContext } from './IntlRoot';

/**
 * The server's time in epoch milliseconds, in steps; during hydration exactly the time that the server rendered with.
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type RelativeTime =
  | { kind: 'relative'; value: number; unit: 'second' | 'minute' | 'hour' | 'day' }
  /** Too far away to be counted in days. */
  | { kind: 'date'; withYear: boolean };

/** `at` and `now` in epoch milliseconds: now, then minutes, hours, up to six days, then the date. */
export function relativeTime(at: number, now: number): RelativeTime {
  const distance = Math.abs(at - now);
  const sign = at < now ? -1 : 1;
  const counted = (size: number) => sign * Math.floor(distance / size) || 0;
  if (distance < MINUTE) return { kind: 'relative', value: 0, unit: 'second' };
  if (distance < HOUR) return { kind: 'relative', value: counted(MINUTE), unit: 'minute' };
  if (distance < DAY) return { kind: 'relative', value: counted(HOUR), unit: 'hour' };
  if (distance < 7 * DAY) return { kind: 'relative', value: counted(DAY), unit: 'day' };
  return { kind: 'date', withYear: distance > 300 * DAY };
}
