import type { SmsCountedBy } from '~db/queries/sms-code';
import { DEBIT_SECONDS } from '~/server/http/cookies';
import { DAY, HOUR } from '~/time/durations';

export interface SmsLimit {
  by: SmsCountedBy;
  most: number;
  /** In milliseconds. */
  within: number;
}

/**
 * How many codes a brand sends. Each costs money, and people who share in the price of a message make servers send
 * thousands: no single number, member, network or country can cause more than this, and neither can all together.
 */
export const SMS_LIMITS: readonly SmsLimit[] = [
  { by: 'number', most: 3, within: HOUR },
  { by: 'number', most: 5, within: DAY },
  { by: 'member', most: 3, within: HOUR },
  { by: 'member', most: 6, within: DAY },
  { by: 'network', most: 10, within: HOUR },
  { by: 'network', most: 25, within: DAY },
  { by: 'country', most: 200, within: HOUR },
  { by: 'country', most: 1_000, within: DAY },
  { by: 'day', most: 2_000, within: DAY },
];

/** The time until another code can be asked for. */
export const RESEND_MS = 60_000;
export const CODE_MINUTES = DEBIT_SECONDS / 60;
/** The number of tries for one code. */
export const MOST_TRIES = 5;
