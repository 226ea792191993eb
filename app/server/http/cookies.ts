import { parseCookie, stringifySetCookie } from 'cookie';
import { DAY, SECOND } from '~/time/durations';

/** On https every name carries the `__Host-` prefix; plain names exist only on http://localhost. */
export interface CookieOptions {
  /** In seconds. Undefined makes a cookie that ends with the browser session; 0 removes the cookie. */
  maxAge?: number;
  httpOnly?: boolean;
}

export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** Reads the Cookie header; the first value of a name wins, undecodable values are dropped. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const [name, value] of Object.entries(parseCookie(header ?? '', { decode }))) {
    if (name !== '' && value !== undefined) cookies.set(name, value);
  }
  return cookies;
}

/** Returns undefined for a malformed value, which Facet cannot have written. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

export function setCookie(name: string, value: string, secure: boolean, options: CookieOptions = {}): string {
  const { maxAge, httpOnly = true } = options;
  const age = maxAge === undefined ? {} : { maxAge };
  return stringifySetCookie({
    name: cookieName(name, secure),
    value,
    path: '/',
    sameSite: 'lax',
    httpOnly,
    secure,
    ...age,
  });
}

export const DAY_SECONDS = DAY / SECOND;
export const SESSION_COOKIE = 'session';
/** Spec section 9: the auth cookie lives 30 days. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** Remembers which accounts have logged in on this device (known-device.service.server.ts). */
export const DEVICE_COOKIE = 'device';
export const DEVICE_SECONDS = 365 * DAY_SECONDS;
export const LOCALE_COOKIE = 'locale';
/** Spec section 9: the locale cookie lives 365 days. */
export const LOCALE_SECONDS = 365 * DAY_SECONDS;
/** The person's own choice between light and dark; without it the device or the theme decides. */
export const THEME_COOKIE = 'theme';
export const THEME_SECONDS = 365 * DAY_SECONDS;
/** Holds the time at which the site-entry warning was dismissed. */
export const ENTRY_COOKIE = 'hide-site-entry';
/** One cookie for each alert that can be dismissed (spec section 4). It holds the time of the dismissal. */
export const ALERT_COOKIES = [
  'hide-enrich-alert',
  'hide-time-bonus-modal',
  'hide-push-notification-alert',
  'hide-install-alert',
  'hide-disabled-notifications-alert',
  'hide-text-change-alert',
] as const;
export const BONUS_COOKIE = ALERT_COOKIES[1];
export const PUSH_ALERT_COOKIE = ALERT_COOKIES[2];
export const INSTALL_ALERT_COOKIE = ALERT_COOKIES[3];
export const MAIL_ALERT_COOKIE = ALERT_COOKIES[4];
export const TEXT_ALERT_COOKIE = ALERT_COOKIES[5];
export const ALERT_SECONDS = 30 * DAY_SECONDS;
/** Lives as long as the browser session. It is strictly necessary where access itself depends on the traffic source. */
export const TRAFFIC_COOKIE = 'traffic';
export const COUNTRY_COOKIE = 'country';
/** What was typed for a direct debit, sealed, as long as the code by text message is valid. */
export const DEBIT_COOKIE = 'debit';
export const DEBIT_SECONDS = 600;
