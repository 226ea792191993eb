import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { browserPath } from '../../scripts/browser.mjs';
import { createSteadyIntl } from './create-intl';
import { DATE_FORMATS, money } from './formats';
import { LOCALES, localesForCountry } from './locales';
import { regionalLocale } from './regional-locale';

const AT = [Date.UTC(2026, 0, 5, 0, 5), Date.UTC(2026, 8, 9, 12, 0), Date.UTC(2027, 4, 31, 23, 59)];
const COUNTRIES = 'US NL BE FR IT ES DE AT IE GB CA PL AU NZ CH DK FI NO SE'.split(' ');
/** The languages, and every tag that combines a language with a country. */
const TAGS = [
  ...LOCALES,
  ...COUNTRIES.flatMap((country) => localesForCountry(country).map((l) => regionalLocale(l, country))),
];
/**
 * The whole numbers that no page brings along, because everybody writes them alike, and the ones of them that are not
 * plain digits. The function also runs in the browser, so it refers to nothing outside itself.
 */
function notPlain(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const { format } = new Intl.NumberFormat(tag);
    return Array.from({ length: 1000 }, (_, n) => format(n)).filter((text, n) => text !== String(n));
  });
}

const installed = browserPath() ?? chromium.executablePath();

describe('formats', () => {
  it('write whole numbers below a thousand as plain digits, in all languages', () => {
    expect(notPlain(TAGS)).toEqual([]);
    // The first that a page has to bring along.
    expect(new Intl.NumberFormat('nl').format(1000)).not.toBe('1000');
  });

  it.skipIf(!existsSync(installed))('and so does the browser', { timeout: 60_000 }, async () => {
    const browser = await chromium.launch({ executablePath: installed, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage();
      // tsx and esbuild may wrap functions in a helper that does not exist in the page.
      await page.evaluate('globalThis.__name = (target) => target');
      expect(await page.evaluate(notPlain, TAGS)).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  it('write months as words, so that no date can be misread', () => {
    const { time, ...dates } = DATE_FORMATS;
    expect(time).not.toHaveProperty('month');
    for (const format of Object.values(dates)) expect(['long', 'short']).toContain(format.month);
  });

  it('write dates and prices as is usual for their readers', () => {
    const intl = (locale: string) => createSteadyIntl({ locale, timeZone: 'UTC', messages: {} });
    expect(intl('nl').formatDate(AT[1], DATE_FORMATS.long)).toBe('9 september 2026');
    expect(intl('en').formatDate(AT[1], DATE_FORMATS.medium)).toBe('Sep 9, 2026');
    expect(intl('nl').formatNumber(1234.5, money('EUR'))).toBe('€\u00a01.234,50');
    expect(intl('pl').formatNumber(19.99, money('PLN'))).toBe('19,99\u00a0zł');
    expect(intl('nl').formatRelativeTime(0, 'second', { numeric: 'auto' })).toBe('nu');
  });
});
