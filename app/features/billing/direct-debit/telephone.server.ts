import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

export type ReadPhone = { ok: true; phone: string; country: string } | { ok: false; problem: 'invalid' | 'country' };

/**
 * Reads the number of a telephone that can receive a text message; without a country code it is one of `home`. Only
 * numbers of the brand's countries are accepted: sending codes to expensive foreign numbers is a known fraud.
 */
export function readPhone(typed: string, home: string, countries: readonly string[]): ReadPhone {
  if (typed.length > 40) return { ok: false, problem: 'invalid' };
  const number = parsePhoneNumberFromString(typed.trim(), isSupportedCountry(home) ? home : undefined);
  if (!number?.isValid() || !number.country || number.ext) return { ok: false, problem: 'invalid' };
  // In some countries a number does not say whether it is mobile.
  if (!/MOBILE/.test(number.getType() ?? '')) return { ok: false, problem: 'invalid' };
  if (!countries.includes(number.country)) return { ok: false, problem: 'country' };
  return { ok: true, phone: number.number, country: number.country };
}
