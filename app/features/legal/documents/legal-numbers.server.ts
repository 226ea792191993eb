import { bookYears, reasons } from '~db/personal-data/reasons';
import { COMPLAINT_MONTHS } from '~/features/account/decision/complaint-time';
import { PROOF_DAYS } from '~/features/billing/direct-debit/erase-debits.service.server';
import { WAIT_MS } from '~/features/billing/limits/own-limits';
import { RESERVED_MS } from '~/features/chat/pricing/reserve.service.server';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';
import { AFTER_OPENING_DAYS, CONFIRM_DAYS, MOST_MONTHS } from '~/features/account/waiting-list-times';
import { SENT_DAYS } from '~/features/notifications/retention.service.server';
import { SECOND_CHECK_DAYS } from '~/features/profiles/consents/consents';
import { CASE_DAYS, QUESTION_DAYS } from '~/features/safety/cases/erase-cases.service.server';
import { BEGINNING_HOURS, OPENER_DAYS } from '~/features/safety/opening/opening.service.server';
import { DAY_SECONDS, SESSION_SECONDS } from '~/server/http/cookies';
import { TRAFFIC_VISIT_DAYS, STRANGER_DAYS } from '~/server/jobs/row-jobs';
import { EU_RETURN_DAYS } from '~/tenancy/eu-countries';
import { LEAD_DAYS } from '~/tenancy/text-versions';
import { DAY, HOUR } from '~/time/durations';
import { ACTIVE_BANDS, ACTIVE_DAYS, PERIOD_DAYS } from '../trust-figures';

/**
 * Every number of the legal texts that is no setting of a brand, from the code that keeps the promise. A test refuses
 * numbers that are written into the texts themselves.
 */
export const legalNumbers = (country: string) => ({
  back_days: REACTIVATION_MS / DAY,
  reply_hours: RESERVED_MS.fictional_recipient / HOUR,
  wait_hours: WAIT_MS / HOUR,
  eu_days: EU_RETURN_DAYS,
  complaint_months: COMPLAINT_MONTHS,
  case_days: CASE_DAYS,
  question_days: QUESTION_DAYS,
  opener_days: OPENER_DAYS,
  beginning_hours: BEGINNING_HOURS,
  session_days: SESSION_SECONDS / DAY_SECONDS,
  stranger_days: STRANGER_DAYS,
  click_days: TRAFFIC_VISIT_DAYS,
  check_days: SECOND_CHECK_DAYS,
  sent_days: SENT_DAYS,
  debit_days: PROOF_DAYS,
  book_years: bookYears(country),
  proof_years: reasons.consent.days! / 365,
  lead_days: LEAD_DAYS,
  list_confirm_days: CONFIRM_DAYS,
  list_after_days: AFTER_OPENING_DAYS,
  list_months: MOST_MONTHS,
  active_days: ACTIVE_DAYS,
  period_days: PERIOD_DAYS,
  active_least: ACTIVE_BANDS[0]!,
});
