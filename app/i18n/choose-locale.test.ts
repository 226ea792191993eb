import { describe, expect, it } from 'vitest';
import { chooseLocale } from './choose-locale';
import { LOCALES, localesForCountry, ownName, supportedLocale } from './locales';
import { brandLocales, offeredLocales } from './offered-locales';

describe('chooseLocale', () => {
  const clues = {
    cookie: 'pl',
    memberLanguage: 'sv',
    domainLanguage: 'fr-BE',
    acceptLanguage: 'de',
    country: 'BE',
  };

  // covers S4-052
  it('takes the cookie before everything', () => {
    expect(chooseLocale(clues)).toBe('pl');
  });

  it("takes the member's language if there is no cookie", () => {
    expect(chooseLocale({ ...clues, cookie: undefined })).toBe('sv');
  });

  // covers S7-026
  it('takes the first two letters of the domain language for a visitor', () => {
    expect(chooseLocale({ ...clues, cookie: null, memberLanguage: null })).toBe('fr');
    expect(chooseLocale({ domainLanguage: 'NL_nl' })).toBe('nl');
  });

  it("takes the browser's preference among the country's languages", () => {
    const visitor = { country: 'CH' };
    expect(chooseLocale({ ...visitor, acceptLanguage: 'it-CH,de;q=0.9' })).toBe('it');
    expect(chooseLocale({ ...visitor, acceptLanguage: 'sv, fr;q=0.5, it;q=0.8' })).toBe('it');
    expect(chooseLocale({ ...visitor, acceptLanguage: 'de;q=0, en;q=0.1' })).toBe('en');
    // Refused, where nothing else is accepted that could win by its weight.
    expect(chooseLocale({ ...visitor, acceptLanguage: 'it;q=0' })).toBe('de');
    expect(chooseLocale({ ...visitor, acceptLanguage: 'fr;q=0.000, it;q=2' })).toBe('de');
    expect(chooseLocale({ country: 'NO', acceptLanguage: 'nn-NO' })).toBe('nb');
  });

  it("takes the country's first language if the browser accepts none of them", () => {
    expect(chooseLocale({ country: 'CH', acceptLanguage: 'sv,pl' })).toBe('de');
    expect(chooseLocale({ country: 'FI' })).toBe('fi');
  });

  it('falls back to English', () => {
    expect(chooseLocale({})).toBe('en');
    expect(chooseLocale({ country: 'BR', acceptLanguage: 'pt' })).toBe('en');
  });

  // covers S7-027
  it('skips unsupported values at every step', () => {
    const junk = { cookie: 'xx', memberLanguage: '__proto__', domainLanguage: 'zz', country: 'constructor' };
    expect(chooseLocale({ ...junk, acceptLanguage: ',;q=;, *;q=1, nl;q=nan' })).toBe('en');
    expect(chooseLocale({ ...junk, country: 'NL', acceptLanguage: '*' })).toBe('nl');
  });
});

describe('locales', () => {
  // covers S1-014
  it('has the eleven languages with their own names', () => {
    expect([...LOCALES]).toEqual(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv']);
    expect(LOCALES.map(ownName)).toContain('Norsk bokmål');
  });

  // covers S9-035 S9-036 S9-037 S9-038 S9-039 S9-040 S9-041 S9-042 S9-043 S9-044 S9-045 S9-046 S9-047 S9-048 S9-049
  // covers S9-050 S9-051 S9-052 S9-053
  it("lists each country's languages in order", () => {
    const countries = 'US NL BE FR IT ES DE AT IE GB CA PL AU NZ CH DK FI NO SE'.split(' ');
    expect(Object.fromEntries(countries.map((country) => [country, localesForCountry(country).join('/')]))).toEqual({
      US: 'en/es',
      NL: 'nl',
      BE: 'nl/fr/de',
      FR: 'fr',
      IT: 'it',
      ES: 'es',
      DE: 'de',
      AT: 'de',
      IE: 'en',
      GB: 'en',
      CA: 'en/fr',
      PL: 'pl',
      AU: 'en',
      NZ: 'en',
      CH: 'de/it/fr/en',
      DK: 'da',
      FI: 'fi/sv',
      NO: 'nb',
      SE: 'sv',
    });
    expect(localesForCountry('BR')).toEqual([]);
    expect(localesForCountry('toString')).toEqual([]);
  });

  it('distinguishes a supported language from anything else', () => {
    expect(supportedLocale('sv')).toBe(true);
    for (const value of ['no', 'EN', '', null, undefined, 3, {}]) expect(supportedLocale(value)).toBe(false);
  });
});

describe('offeredLocales', () => {
  it("lists the country's languages and always the one in use", () => {
    expect(offeredLocales('BE', 'nl')).toEqual(['nl', 'fr', 'de']);
    expect(offeredLocales('BE', 'en')).toEqual(['nl', 'fr', 'de', 'en']);
    expect(offeredLocales('DE', 'de')).toEqual(['de']);
    expect(offeredLocales('BR')).toEqual(['en']);
  });
});

describe('brandLocales', () => {
  it('lists the languages of all countries of a brand, each once', () => {
    expect(brandLocales(['DK', 'SE', 'NO', 'FI'])).toEqual(['da', 'sv', 'nb', 'fi']);
    expect(brandLocales(['CH', 'FR'])).toEqual(['de', 'it', 'fr', 'en']);
    expect(brandLocales(['GB', 'IE'])).toEqual(['en']);
    expect(brandLocales(['BR'])).toEqual([]);
  });
});
