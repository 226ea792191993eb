import { describe, expect, it } from 'vitest';
import { shareOf } from '~/features/billing/returning/return-terms.server';
import { testContext } from '~/testing/context';
import { callRoute } from '~/testing/call-route';
import { renderPage } from '~/testing/render-page';
import { withSqlite } from '~/testing/with-database';
import { marketJson } from '~/tenancy/tenant.testing';
import * as pricing from './pricing';
import * as returnPolicy from './pages-return-policy';

const MARKETS = {
  countries: ['NL', 'PL', 'US'],
  markets: {
    NL: marketJson({
      payment_methods: [
        { method: 'ideal' },
        { method: 'paypal', fee: 33, min: 500, max: 100_000 },
        { method: 'applepay' },
      ],
    }),
    PL: marketJson({ currency: 'PLN', payment_methods: [{ method: 'blik', fee: 199 }] }),
    US: marketJson({
      currency: 'USD',
      bundles: [{ id: 'only', credits: 80, price: 999 }],
      payment_methods: [{ method: 'visa' }],
    }),
  },
};

/** Outside the EU, where the law sets no number of days. */
const ABROAD = { countries: ['US'], markets: { US: MARKETS.markets.US } };

withSqlite('the page of prices', (open) => {
  const page = async (tenant: Record<string, unknown> = {}, query = '') => {
    const context = testContext(await open(), { tenant: { ...MARKETS, ...tenant } });
    const { text, html } = await renderPage(pricing, context, `/pricing${query}`);
    return { text: text.replaceAll(/\s+/g, ' '), html };
  };

  // covers S2-020
  it('says to a visitor everything that can cost money: bundles, actions, methods, fees, limits and VAT', async () => {
    const { text } = await page();
    for (const part of [
      'Prices for Netherlands, in EUR',
      '100 credits',
      '€10.00',
      '€0.10 per credit',
      '300 credits',
      '€25.00',
      '€0.083 per credit',
      'A message 10 credits €0.84 to €1.00',
      'A photo 20 credits €1.67 to €2.00',
      'A gift 25 credits €2.09 to €2.50',
      'iDEAL | Wero No fee PayPal',
      'PayPal For orders from €5.00 to €1,000.00 €0.33',
      'Apple Pay On Apple devices that are set up for it No fee',
      'All prices and fees include 21% VAT.',
      '30 credits are yours for free when you sign up.',
      '14 days of free returns on unused credits.',
      'There is no subscription and nothing is renewed.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('shows every country of the brand without a script, and the own one for another', async () => {
    const { html } = await page();
    expect(html).toMatch(/<form method="get" action="\/pricing"/);
    expect([...html.matchAll(/<option value="([A-Z]{2})"/g)].map(([, code]) => code)).toEqual(['NL', 'PL', 'US']);
    const poland = await page({}, '?country=PL');
    expect(poland.text).toContain('Prices for Poland, in PLN');
    expect(poland.text).toContain('Blik For orders from PLN 1.00 PLN 1.99');
    expect(poland.text).toContain('include 23% VAT');
    expect((await page({}, '?country=XX')).text).toContain('Prices for Netherlands');
  });

  it('of one bundle has one price for each action, and states no tax where none is known', async () => {
    const { text } = await page({}, '?country=US');
    expect(text).toContain('A message 10 credits $1.25 A photo');
    expect(text).not.toContain('depends on the bundle');
    expect(text).toContain('No tax is added to these prices.');
  });

  it('names neither a choice of one country, nor gifts of nothing, nor returns that a brand does not have', async () => {
    const { text, html } = await page({
      ...ABROAD,
      signup_credits: 0,
      refund_days: 0,
      features: { gifts: false, chat_photos: false },
    });
    expect(html).not.toContain('<option');
    for (const part of ['sign up', 'free returns', 'A gift', 'A photo']) expect(text).not.toContain(part);
  });

  it.each([
    ['message_credits', 12, 'A message 12 credits €1.00 to €1.20'],
    ['photo_credits', 40, 'A photo 40 credits €3.34 to €4.00'],
    ['gift_credits', 7, 'A gift 7 credits €0.59 to €0.70'],
    ['signup_credits', 1, '1 credit is yours for free'],
    ['refund_days', 31, '31 days of free returns'],
  ])('changes with %s', async (setting, value, part) => {
    expect((await page()).text).not.toContain(part);
    expect((await page({ [setting]: value })).text).toContain(part);
  });

  it('has a title and a description', async () => {
    const context = testContext(await open(), { tenant: MARKETS });
    const { data } = await callRoute(pricing.loader, context, '/pricing?country=PL');
    expect(pricing.meta({ data } as never)).toEqual([
      { title: 'Prices · Testbrand' },
      { name: 'description', content: expect.stringContaining('What Testbrand costs in your country') },
      { tagName: 'link', rel: 'canonical', href: `${context.origin}/pricing` },
    ]);
  });
});

withSqlite('the return policy', (open) => {
  const policy = async (tenant: Record<string, unknown> = {}, language?: 'nl') => {
    const context = testContext(await open(), { tenant });
    if (language) context.locale = language;
    const { text, html } = await renderPage(returnPolicy, context, '/pages/return-policy');
    return { text: text.replaceAll(/\s+/g, ' '), html };
  };

  // covers S2-054 S9-022
  it.each([
    [14, '14 days of free returns on unused credits.', 'for 14 days after the payment'],
    [15, '15 days of free returns on unused credits.', 'for 15 days after the payment'],
    [365, '365 days of free returns on unused credits.', 'for 365 days after the payment'],
  ])('promises the %i days of the brand', async (refund_days, promise, which) => {
    const { text, html } = await policy({ refund_days });
    expect(text).toContain(promise);
    expect(text).toContain(which);
    expect(text).toContain('within 14 days of buying it');
    expect(html).toContain('href="/withdrawal"');
  });

  it('promises nothing beyond the law where the brand gives no days', async () => {
    const { text } = await policy({ ...ABROAD, refund_days: 0 });
    expect(text).toContain('Beyond the rights that the law gives you, orders cannot be returned.');
    expect(text).not.toContain('free returns');
    // Nobody whom the brand serves has that right, and everybody of the other brand has.
    expect(text).not.toContain('within 14 days of buying it');
    expect((await policy()).text).toContain('within 14 days of buying it');
  });

  describe('the example', () => {
    it('is computed as a return is: the whole total with its fee, or the share of the price', async () => {
      const back = shareOf({ credits: 100, amount_minor: 1000 }, 50);
      expect((await policy()).text).toContain(
        `you buy 100 credits for €10.00, with a fee of €0.50. With nothing spent you get back €10.50; with 50 credits left, €${(back / 100).toFixed(2)}.`,
      );
    });

    it('has no fee where no method has one, and rounds up', async () => {
      const bundles = [{ id: 'odd', credits: 3, price: 1000 }];
      const { text } = await policy({
        markets: { NL: marketJson({ bundles, payment_methods: [{ method: 'ideal' }] }) },
      });
      expect(text).toContain(
        'you buy 3 credits for €10.00. With nothing spent you get back €10.00; with 1 credit left, €3.34.',
      );
    });
  });

  it('is written in the language of the visitor', async () => {
    expect((await policy({}, 'nl')).text).toContain('14 dagen gratis retour voor ongebruikte credits.');
  });
});
