import { expect, it } from 'vitest';
import { createSteadyIntl } from './create-intl';
import { DATE_FORMATS } from './formats';
import type { Locale } from './locales';
import { regionalLocale } from './regional-locale';

it.each<[Locale, string | null, string]>([
  ['en', 'US', 'en-US'],
  ['en', 'GB', 'en-GB'],
  ['en', 'IE', 'en-IE'],
  ['en', 'CA', 'en-CA'],
  ['fr', 'CA', 'fr-CA'],
  ['nl', 'NL', 'nl-NL'],
  ['nl', 'BE', 'nl-BE'],
  ['de', 'CH', 'de-CH'],
  ['nb', 'NO', 'nb-NO'],
  // A language that the country does not have must not become a rare tag that only some browsers know.
  ['en', 'NL', 'en-GB'],
  ['en', 'DK', 'en-GB'],
  ['nl', 'GB', 'nl'],
  ['en', 'XX', 'en-GB'],
  ['nl', null, 'nl'],
  ['en', null, 'en'],
])('%s in %s is %s', (locale, country, tag) => {
  expect(regionalLocale(locale, country)).toBe(tag);
});

const at = Date.UTC(2026, 10, 21, 14, 5);

it.each([
  ['US', 'Nov 21, 2026', '2:05 PM'],
  ['GB', '21 Nov 2026', '14:05'],
  ['IE', '21 Nov 2026', '14:05'],
  ['NL', '21 Nov 2026', '14:05'],
])('English in %s writes %s, %s', (country, date, time) => {
  const intl = createSteadyIntl({ locale: regionalLocale('en', country), timeZone: 'UTC', messages: {} });
  expect(intl.formatDate(at, DATE_FORMATS.medium)).toBe(date);
  expect(intl.formatTime(at, DATE_FORMATS.time)).toBe(time);
});
