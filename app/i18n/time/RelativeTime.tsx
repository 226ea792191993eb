import { useIntl } from 'react-intl';
import { DAY, HOUR, MINUTE } from '~/time/durations';
import { DATE_FORMATS } from '../formats';

/** How a moment is said from another one on: plain data, the same for as long as the same is said. */
export type SaidTime =
  | { kind: 'relative'; value: number; unit: 'second' | 'minute' | 'hour' | 'day' }
  /** Too far away to be counted in days. */
  | { kind: 'date'; withYear: boolean };

/** `at` and `now` in epoch milliseconds: now, then minutes, hours, up to six days, then the date. */
export function relativeTime(at: number, now: number): SaidTime {
  const distance = Math.abs(at - now);
  const sign = at < now ? -1 : 1;
  const whole = (size: number) => sign * Math.floor(distance / size) || 0;
  if (distance < MINUTE) return { kind: 'relative', value: 0, unit: 'second' };
  if (distance < HOUR) return { kind: 'relative', value: whole(MINUTE), unit: 'minute' };
  if (distance < DAY) return { kind: 'relative', value: whole(HOUR), unit: 'hour' };
  if (distance < 7 * DAY) return { kind: 'relative', value: whole(DAY), unit: 'day' };
  return { kind: 'date', withYear: distance > 300 * DAY };
}

/** "5 minutes ago" in a <time>; `at` in epoch milliseconds. It does not ask what time it is. */
export function RelativeTime({ at, said }: { at: number; said: SaidTime }) {
  const intl = useIntl();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {said.kind === 'relative'
        ? intl.formatRelativeTime(said.value, said.unit, { numeric: 'auto' })
        : intl.formatDate(at, said.withYear ? DATE_FORMATS.medium : DATE_FORMATS.short)}
    </time>
  );
}
