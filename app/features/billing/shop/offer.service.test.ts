import { describe, expect, it } from 'vitest';
import { testTexts } from '~/testing/context';
import { marketJson, testTenant } from '~/tenancy/tenant.testing';
import { choosePaymentCountry, findCheckout, getBundleOffer, quoteOrder } from './offer.service.server';

const tenant = testTenant({
  countries: ['NL', 'PL', 'US'],
  markets: {
    NL: marketJson(),
    PL: marketJson({ currency: 'PLN', payment_methods: [{ method: 'blik', fee: 199 }] }),
    US: marketJson({ currency: 'USD', bundles: [{ id: 'only', credits: 80, price: 999 }] }),
  },
});
const at = (geoip: string, selected: string | null = null, locale = 'en' as const) => ({
  tenant,
  country: { geoip, selected },
  locale,
  texts: testTexts,
});

describe('the payment country', () => {
  // covers S3-117
  it('is the chosen one, else that of the IP address, else the brand’s first', () => {
    expect(findCheckout(at('PL')).country).toMatchObject({
      code: 'PL',
      name: 'Poland',
      currency: 'PLN',
      vatRate: 2300,
    });
    expect(findCheckout(at('PL', 'US')).country).toMatchObject({ code: 'US', currency: 'USD', vatRate: 0 });
    expect(findCheckout(at('JP')).country.code).toBe('NL');
  });

  it('offers the brand’s countries by name', () => {
    const { choices } = findCheckout(at('NL')).country;
    expect(choices.map(({ name }) => name)).toEqual(['Netherlands', 'Poland', 'United States']);
  });
});

describe('a quote', () => {
  // covers S9-079
  it('adds the fee and shows the tax that the total contains', () => {
    const quote = quoteOrder(findCheckout(at('PL')), '100', 'blik');
    expect(quote).toMatchObject({ amount: 1000, fee: 199, total: 1199, vat: 224, vatRate: 2300, currency: 'PLN' });
  });

  // covers S2-141
  it('throws for a bundle or method that is not sold in this country', () => {
    expect(() => getBundleOffer(findCheckout(at('US')), '100')).toThrow('errors.page-not-found');
    expect(() => quoteOrder(findCheckout(at('NL')), '100', 'blik')).toThrow('errors.page-not-found');
    expect(() => quoteOrder(findCheckout(at('NL')), '__proto__', 'ideal')).toThrow('errors.page-not-found');
  });
});

describe('choosing another country', () => {
  const choose = (country: string, returnTo: string, next: string | null = null) =>
    choosePaymentCountry({ tenant, secure: false }, { country, returnTo, next });

  // covers S3-117
  it('remembers it for a year and goes back', () => {
    const { cookie, location } = choose('PL', '/credits?next=%2Fchats');
    expect(cookie).toBe('country=PL; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    expect(location).toBe('/credits?next=%2Fchats');
  });

  it('keeps the bundle if it is sold there too, but not its payment method', () => {
    expect(choose('PL', '/credits/100', '/chats').location).toBe('/credits/100?next=%2Fchats');
    expect(choose('PL', '/credits/100/ideal').location).toBe('/credits/100');
    expect(choose('US', '/credits/100/ideal').location).toBe('/credits');
  });

  it('changes nothing for a country that the brand does not serve, and redirects only within the site', () => {
    expect(choose('XX', '/credits/100')).toEqual({ cookie: null, location: '/credits/100' });
    for (const bad of ['https://evil.example/', '//evil.example', '/api/user.php']) {
      expect(choose('PL', bad).location).toBe('/credits');
    }
  });
});
