import { describe, expect, it } from 'vitest';
import { reasons } from '~db/personal-data/reasons';
import { EXAMINED } from '~db/queries/search-horizon';
import { CHANGE_MS } from '~/features/account/credentials/ask-for-email-change.service.server';
import { RESET_MS } from '~/features/account/links/reset-token.server';
import { UNDO_MS } from '~/features/account/links/undo-seed.server';
import { COMPLAINT_MONTHS } from '~/features/account/decision/complaint-time';
import { PASSWORD_LEAST } from '~/features/account/password-bounds';
import { PASSKEY_NAME } from '~/features/account/passkeys/passkey-view';
import { REACTIVATION_MS } from '~/features/account/state/reactivation';
import { QUIET_MS } from '~/features/billing/discounts/true-countdown';
import { WAIT_MS } from '~/features/billing/limits/own-limits';
import { USUAL_DAYS } from '~/features/billing/limits/spending-notice.service.server';
import { LINK_MS } from '~/features/billing/returning/withdrawal-link.service.server';
import { RESERVED_MS } from '~/features/chat/pricing/reserve.service.server';
import { RANKED } from '~/features/discovery/search/best-ranking.server';
import { SEARCH_NAME_LENGTH } from '~/features/discovery/saved-searches/saved-search';
import { LEAVE_LINK_MS } from '~/features/leaving/leave/leaving-mails.server';
import { FIRST_MS, SECOND_MS } from '~/features/mailings/unread.service.server';
import { SENT_DAYS } from '~/features/notifications/retention.service.server';
import { DAY_SECONDS, SESSION_SECONDS } from '~/server/http/cookies';
import { SPENDING_DAYS } from '~/server/jobs/row-jobs';
import { EU_RETURN_DAYS } from '~/tenancy/eu-countries';
import { DAY, HOUR } from '~/time/durations';

/*
 * What texts say in numbers, against the code that does it. The legal texts get their numbers as values and have a test
 * of their own; here they are part of the sentence, which reads better ("for an hour", "half a year").
 */

const files = import.meta.glob<Record<string, string>>(
  ['../../locales/{en,nl}/*.json', '!**/{terms,privacy,faq,cookies,legal,trust,dev}.json'],
  { eager: true, import: 'default' },
);

const units: Record<string, string> = {
  hour: 'hour', hours: 'hour', uur: 'hour', day: 'day', days: 'day', dag: 'day', dagen: 'day', week: 'week',
  weeks: 'week', weken: 'week', month: 'month', months: 'month', maand: 'month', maanden: 'month', year: 'year',
  years: 'year', jaar: 'year',
}; // prettier-ignore
const numerals: Record<string, number> = {
  a: 1, an: 1, one: 1, een: 1, één: 1, two: 2, twee: 2, three: 3, drie: 3, six: 6, zes: 6,
}; // prettier-ignore

const count = Object.keys(numerals).join('|');
const NUMBER = new RegExp(
  String.raw`\d+(?:[.,]\d+)*|(?<![\p{L}])(?:half (?:an? )?|(?:${count}) )(?:${Object.keys(units).join('|')})(?![\p{L}])`,
  'giu',
);
/** "Once a day" is how often, and "a day I choose" is any day: neither is a length of time. */
const NO_LENGTH =
  /(?:\b(?:per|once|at most once|begin) |\}\s*)(?:an? |een )?(?:hour|day|week|uur|dag)\b|\b(?:a|een) (?:day|dag) (?!and|en )/giu;

/** The lengths and amounts that stand in a text itself, such as `1 hour` or `14`. */
function written(text: string): string[] {
  let plain = text;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\{[^{}]*\}/g, '');
  }
  return (plain.replace(NO_LENGTH, '').match(NUMBER) ?? []).map((found) => {
    if (/^\d/.test(found)) return found.replace(/[.,](?=\d{3}\b)/g, '');
    const [first = '', last = ''] = found.toLowerCase().split(/ (?:an? )?/);
    return first === 'half' ? '6 month' : `${numerals[first]} ${units[last]}`;
  });
}

const hours = (ms: number) => String(ms / HOUR);
const days = (ms: number) => String(ms / DAY);
const inWords = (ms: number) =>
  ms === 7 * DAY ? '1 week' : ms === DAY ? '1 day' : ms === HOUR ? '1 hour' : `${ms} ms`;
const unread = [inWords(FIRST_MS), inWords(SECOND_MS)];
const years = (kind: 'consent' | 'audit') => `${reasons[kind].days! / 365} year`;
const months = `${COMPLAINT_MONTHS} month`;

const expected: Record<string, string[]> = {
  'aboutme.consents-until': [years('consent')],
  'aboutme.safety-until': [months, years('audit')],
  'aboutme.sent-much': [String(SENT_DAYS)],
  'aboutme.sent-until': [String(SENT_DAYS)],
  'aboutme.sessions-until': [String(SESSION_SECONDS / DAY_SECONDS)],
  // The year of an example.
  'account.date-of-birth-year': ['1985'],
  'account.password-hint': [String(PASSWORD_LEAST)],
  'billing.limits-company-note': [String(SPENDING_DAYS)],
  'billing.limits-lead': [hours(WAIT_MS)],
  'billing.limits-notice-times': [String(USUAL_DAYS)],
  'billing.limits-pause-end-note': [hours(WAIT_MS)],
  'billing.limits-pending': [hours(WAIT_MS)],
  'billing.withdrawal-done-text': [String(EU_RETURN_DAYS)],
  'billing.withdrawal-sent-text': [hours(LINK_MS)],
  'chat.price-fictional': [hours(RESERVED_MS.fictional_recipient)],
  'credentials.email-how': [hours(UNDO_MS)],
  'credentials.email-waiting-text': [hours(CHANGE_MS)],
  'credentials.link-invalid-text': [inWords(RESET_MS)],
  'credentials.password-saved-text': [hours(UNDO_MS)],
  'credentials.reset-sent-neutral': [inWords(RESET_MS)],
  'credentials.reset-sent-text': [inWords(RESET_MS)],
  'credentials.undo-ended-next': [hours(UNDO_MS)],
  'credentials.undo-note': [hours(UNDO_MS)],
  'inbox.not-waiting': [hours(RESERVED_MS.fictional_recipient)],
  'leaving.again-text': [days(REACTIVATION_MS)],
  'leaving.fact-reports': [months],
  'leaving.fact-stays': [months],
  'leaving.late-text': [days(REACTIVATION_MS)],
  'leaving.link-text': [days(REACTIVATION_MS)],
  'leaving.mail-sent': [inWords(LEAVE_LINK_MS)],
  'mail.leaving-link-preview': [inWords(LEAVE_LINK_MS)],
  'mail.leaving-link-text': [inWords(LEAVE_LINK_MS)],
  'mail.mail-change-done-hours': [hours(UNDO_MS)],
  'mail.mail-change-done-preview': [hours(UNDO_MS)],
  'mail.mail-change-expires': [hours(CHANGE_MS)],
  'mail.reset-expires': [inWords(RESET_MS)],
  'mail.reset-preview': [inWords(RESET_MS)],
  'mail.unread-last': unread,
  'mail.withdrawal-hours': [hours(LINK_MS)],
  'members.cut': [String(EXAMINED)],
  'members.cut-nearest': [String(EXAMINED)],
  'members.cut-new': [String(EXAMINED)],
  'members.search-name-long': [String(SEARCH_NAME_LENGTH)],
  'members.why-best': [String(RANKED)],
  'passkeys.name-long': [String(PASSKEY_NAME)],
  'settings.line-unread': unread,
  'shell.bonus-terms': [days(QUIET_MS)],
};

/** Examples, names, the floor of the law, and amounts with a test where the limit is checked. */
const others = [
  'billing.limits-amount-wrong',
  'billing.limits-pause-until',
  'billing.withdrawal-number-needed',
  'export.limit-text',
  'photos.room',
  'safety.new-account-limit',
  'safety.reason-underage',
  'shell.place-data',
];

describe('the numbers that are written into texts', () => {
  it.each(Object.keys(files))('of %s say what the code does', (path) => {
    const found = Object.entries(files[path]!)
      .filter(([id]) => !others.includes(id))
      .map(([id, text]) => [id, written(text)] as const)
      .filter(([id, numbers]) => numbers.length > 0 || id in expected);
    for (const [id, numbers] of found) expect(numbers, id).toEqual(expected[id]);
  });

  it('would be noticed', () => {
    expect(written('For 14 days, then 1,000 more')).toEqual(['14', '1000']);
    expect(written('for half a year, or an hour; een half jaar, drie dagen')).toEqual([
      '6 month',
      '1 hour',
      '6 month',
      '3 day',
    ]);
    expect(written('{days, plural, one {# day} other {# days}} at most once a day')).toEqual([]);
  });

  it('are all in both languages', () => {
    const ids = Object.entries(files).flatMap(([path, texts]) => (path.includes('/nl/') ? Object.keys(texts) : []));
    expect([...Object.keys(expected), ...others].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
