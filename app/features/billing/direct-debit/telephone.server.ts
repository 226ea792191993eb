import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

export type ReadPhone = { ok: true; phone: string; country: string } | { ok: false; problem: 'invalid' | 'country' };

/**
 * What a country counts as its own although its numbers have a plan or a code of their own: people there type them the
 * local way, and their texts cost what those at home do.
 */
const OWN_PARTS: Partial<Record<string, readonly string[]>> = {
  AU: ['CC', 'CX'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
  GB: ['GG', 'IM', 'JE'],
  IT: ['VA'],
  NO: ['SJ'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
};

/**
 * Reads the number of a telephone that can receive a text message; without a country code it is one of `home`. Only
 * numbers of the brand's countries are accepted: sending codes to expensive foreign numbers is a known fraud.
 */
export function readPhone(typed: string, home: string, countries: readonly string[]): ReadPhone {
  if (typed.length > 40) return { ok: false, problem: 'invalid' };
  // The reader knows the usual no-break space, but neither the narrow one of French nor marks that nobody sees.
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/g, ' ')
    .trim();
  const own = [home, ...(OWN_PARTS[home] ?? [])].filter((code) => isSupportedCountry(code));
  const numbers = (own.length > 0 ? own : [undefined]).map((country) => parsePhoneNumberFromString(plain, country));
  // In some countries a number does not say whether it is mobile.
  const number = numbers.find(
    (candidate) =>
      candidate?.isValid() && candidate.country && !candidate.ext && /MOBILE/.test(candidate.getType() ?? ''),
  );
  if (!number?.country) return { ok: false, problem: 'invalid' };
  const served = countries.some(
    (country) => country === number.country || OWN_PARTS[country]?.includes(number.country!),
  );
  return served ? { ok: true, phone: number.number, country: number.country } : { ok: false, problem: 'country' };
}
