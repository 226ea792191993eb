import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import { DAY, HOUR, MINUTE } from '~/time/durations';

const HOUR_MINUTES = HOUR / MINUTE;
const DAY_MINUTES = DAY / MINUTE;

/** A time in the largest unit of which there are at least two. */
export function timeText(intl: IntlShape, minutes: number): string {
  if (minutes < 2 * HOUR_MINUTES) return intl.formatMessage({ id: messageId('trust.minutes') }, { count: minutes });
  if (minutes < 2 * DAY_MINUTES)
    return intl.formatMessage({ id: messageId('trust.hours') }, { count: Math.round(minutes / HOUR_MINUTES) });
  return intl.formatMessage({ id: messageId('trust.days') }, { count: Math.round(minutes / DAY_MINUTES) });
}
