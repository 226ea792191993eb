import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { browserPath } from '../../scripts/browser.mjs';
import { createSteadyIntl, steadyNumber } from './create-intl';
import { DATE_FORMATS, money } from './formats';
import { LOCALES, localesForCountry } from './locales';
import { regionalLocale } from './regional-locale';

const AT = [Date.UTC(2026, 0, 5, 0, 5), Date.UTC(2026, 8, 9, 12, 0), Date.UTC(2027, 4, 31, 23, 59)];
const NUMBERS = [0, 7.5, 1234, 1_234_567.891];
const CURRENCIES = ['EUR', 'USD', 'GBP', 'DKK', 'SEK', 'NOK', 'PLN', 'CHF', 'CAD', 'AUD', 'NZD'];
const RELATIVE = [-23, -6, -2, -1, 0, 1, 5];
const UNITS = ['second', 'minute', 'hour', 'day'] as const;
const COUNTRIES = 'US NL BE FR IT ES DE AT IE GB CA PL AU NZ CH DK FI NO SE'.split(' ');
/** The languages, and every tag that combines a language with a country. */
const TAGS = [
  ...LOCALES,
  ...COUNTRIES.flatMap((country) => localesForCountry(country).map((l) => regionalLocale(l, country))),
];
const input = { AT, NUMBERS, CURRENCIES, RELATIVE, UNITS, DATE_FORMATS, TAGS };

/**
 * All formats that the product uses, in all languages. The function also runs in the browser, so it refers to nothing
 * outside itself.
 */
function everyFormat({ AT, NUMBERS, CURRENCIES, RELATIVE, UNITS, DATE_FORMATS, TAGS }: typeof input) {
  const texts: Record<string, string> = {};
  for (const locale of TAGS) {
    for (const [name, format] of Object.entries(DATE_FORMATS)) {
      const formatter = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'Europe/Amsterdam' });
      for (const at of AT) texts[`${locale} ${name} ${at}`] = formatter.format(at);
    }
    for (const value of NUMBERS) {
      texts[`${locale} number ${value}`] = new Intl.NumberFormat(locale).format(value);
      texts[`${locale} percent ${value}`] = new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
      for (const currency of CURRENCIES) {
        const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
        texts[`${locale} ${currency} ${value}`] = new Intl.NumberFormat(locale, format).format(value);
      }
    }
    for (const unit of UNITS) {
      const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
      for (const value of RELATIVE) texts[`${locale} ${value} ${unit}`] = formatter.format(value, unit);
    }
  }
  return texts;
}

const steady = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, steadyNumber(text)]));

const installed = browserPath() ?? chromium.executablePath();

describe('formats', () => {
  it.skipIf(!existsSync(installed))('are the same in Node and in the browser', { timeout: 60_000 }, async () => {
    const browser = await chromium.launch({ executablePath: installed, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage();
      // tsx and esbuild may wrap functions in a helper that does not exist in the page.
      await page.evaluate('globalThis.__name = (target) => target');
      expect(steady(await page.evaluate(everyFormat, input))).toEqual(steady(everyFormat(input)));
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
