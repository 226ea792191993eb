import {
  ALERT_COOKIES,
  ALERT_SECONDS,
  cookieName,
  COUNTRY_COOKIE,
  DAY_SECONDS,
  DEBIT_COOKIE,
  DEBIT_SECONDS,
  DEVICE_COOKIE,
  DEVICE_SECONDS,
  ENTRY_COOKIE,
  LOCALE_COOKIE,
  LOCALE_SECONDS,
  SESSION_COOKIE,
  SESSION_SECONDS,
  THEME_COOKIE,
  THEME_SECONDS,
  TRAFFIC_COOKIE,
} from '~/server/http/cookies';
import type { LegalDocument } from './legal-document';
import { brandWriter, datedLine, type LegalReader } from './legal-values.server';

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Every cookie of the product and its life in seconds; null: until the browser is closed. A test reads the code. */
export const COOKIES: readonly { name: string; seconds: number | null }[] = [
  { name: SESSION_COOKIE, seconds: SESSION_SECONDS },
  { name: DEVICE_COOKIE, seconds: DEVICE_SECONDS },
  { name: LOCALE_COOKIE, seconds: LOCALE_SECONDS },
  { name: COUNTRY_COOKIE, seconds: YEAR_SECONDS },
  { name: THEME_COOKIE, seconds: THEME_SECONDS },
  { name: ENTRY_COOKIE, seconds: YEAR_SECONDS },
  ...ALERT_COOKIES.map((name) => ({ name, seconds: ALERT_SECONDS })),
  { name: DEBIT_COOKIE, seconds: DEBIT_SECONDS },
  { name: TRAFFIC_COOKIE, seconds: null },
];

/** What scripts store in the browser, by the beginning of its name, and for how long. A test reads the code. */
export const STORED: readonly { name: string; until: 'logout' | 'tab' }[] = [
  { name: 'chat-draft', until: 'logout' },
  { name: 'chat-outbox', until: 'logout' },
  { name: 'chat-emoji', until: 'logout' },
  { name: 'good-moment', until: 'logout' },
  { name: 'visit-day', until: 'logout' },
  { name: 'push-member', until: 'logout' },
  { name: 'language-offer', until: 'logout' },
  { name: 'facet-offline', until: 'logout' },
  { name: 'push-renewed', until: 'tab' },
  { name: 'offline-locale', until: 'tab' },
  { name: 'chunk-reload', until: 'tab' },
  { name: 'typed-before-reload', until: 'tab' },
  { name: 'typed-place', until: 'tab' },
  { name: 'positions', until: 'tab' },
];

/** `secure`: whether the brand is on https, where the names of cookies have a prefix. */
export function writeCookies(reader: LegalReader, secure: boolean): LegalDocument {
  const { line, words, text, section } = brandWriter(reader);
  const lasts = (seconds: number | null) => {
    if (seconds === null) return line('cookies.browser');
    return seconds < DAY_SECONDS
      ? line('cookies.minutes', { minutes: seconds / 60 })
      : line('cookies.days', { days: seconds / DAY_SECONDS });
  };
  const rows = COOKIES.map(({ name, seconds }) => [cookieName(name, secure), line(`cookies.${name}`), lasts(seconds)]);
  const stored = STORED.map(({ name, until }) => [
    name,
    line(`cookies.stored-${name}`),
    line(`cookies.stored-${until}`),
  ]);
  const head = [line('cookies.head-name'), line('cookies.head-why'), line('cookies.head-long')];
  return {
    title: line('cookies.title'),
    lead: words('cookies.lead'),
    dated: datedLine(reader, 'cookies'),
    sections: [
      section(
        'list',
        'cookies.list',
        { kind: 'table', label: line('cookies.list'), head, rows },
        secure && text('cookies.host'),
      ),
      section(
        'storage',
        'cookies.storage',
        { kind: 'table', label: line('cookies.storage'), head, rows: stored },
        text('cookies.storage-text'),
      ),
      section('none', 'cookies.none', text('cookies.none-text')),
      section('remove', 'cookies.remove', text('cookies.remove-text')),
    ],
  };
}
