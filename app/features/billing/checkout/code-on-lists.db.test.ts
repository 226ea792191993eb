import { expect, it } from 'vitest';
import { loader as credits } from '~/routes/credits';
import { loader as bundle } from '~/routes/credits-id-paymentmethod';
import { callRoute } from '~/testing/call-route';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { launchCode, makeBuyer, orderBundle, settle, type Buyer } from '../billing.testing';
import { findCheckout } from '../shop/offer.service.server';
import { quoteWithCode } from './order-quote.service.server';
import { codeOnLists } from './code-on-lists.service.server';
import { offerToStay } from '../discounts/offers.service.server';
import { TIME_BONUS_SECONDS } from '../discounts/welcome.server';

/** A member without a welcome offer, whose company gives 30 % to those who stay. */
const buyer = (opened: OpenDatabase) => makeBuyer(opened, { tenant: { welcome_offer: 'none' } });

interface Priced {
  id: string;
  price: number;
  before?: number;
}
interface ListPage {
  bundles: Priced[];
  code: object | null;
  codeProblem: object | null;
}
interface BundlePage {
  bundle: Priced;
  methods: { id: string; fee: number; discount?: number }[];
  listed: object | null;
}

const list = async (context: Buyer, query = '') =>
  (await callRoute(credits, context, `/credits${query}`)).data as ListPage;
const methodsOf = async (context: Buyer, query = '') =>
  (await callRoute(bundle, context, `/credits/100${query}`, { params: { id: '100' } })).data as BundlePage;
const quote = async (context: Buyer, methodId: string, typed: string | null) =>
  (await quoteWithCode(context, findCheckout(context), { bundleId: '100', methodId, typed })).quote;

withDatabase('the code of the offer to stay', (open) => {
  // covers S2-136
  it('reaches bundles, methods and the order, each with the whole price, which is the one that is charged', async () => {
    const context = await buyer(await open());
    await offerToStay(context, context.member);
    const query = '?code=STAY30';
    const { bundles, code, codeProblem } = await list(context, query);
    expect([code, codeProblem]).toEqual([
      { code: 'STAY30', percent: 30, some: false, expires: null, typed: true },
      null,
    ]);
    expect(bundles.find(({ id }) => id === '100')).toMatchObject({ price: 700, before: 1000 });
    expect(bundles.every(({ price, before }) => before !== undefined && price < before)).toBe(true);

    const step = await methodsOf(context, query);
    expect(step.bundle).toMatchObject({ price: 700, before: 1000 });
    for (const { id, fee, discount } of step.methods) {
      const order = await quote(context, id, 'STAY30');
      expect([id, order.total]).toEqual([id, 1000 - discount! + fee]);
    }
    const { order, payment } = await orderBundle(context, { total: 700, code: 'STAY30' });
    expect([order.total_minor, payment.amount_minor]).toEqual([700, 700]);
  });

  it('applies by itself where nobody typed or removed one, until it is used', async () => {
    const context = await buyer(await open());
    expect((await list(context)).code).toBeNull();
    await offerToStay(context, context.member);
    expect(await list(context)).toMatchObject({ code: { code: 'STAY30', typed: false } });
    expect(await methodsOf(context)).toMatchObject({ bundle: { price: 700 }, listed: { code: 'STAY30' } });
    expect((await quote(context, 'ideal', null)).total).toBe(700);
    for (const removed of ['', ' ']) expect((await quote(context, 'ideal', removed)).total).toBe(1000);
    expect((await list(context, '?code=')).bundles[0]!.before).toBeUndefined();

    const { reference } = await orderBundle(context, { total: 700, code: 'STAY30' });
    await settle(context, reference, 'paid');
    expect(await list(context)).toMatchObject({ code: null, codeProblem: null });
    expect((await quote(context, 'ideal', null)).total).toBe(1000);
    expect(await list(context, '?code=STAY30')).toMatchObject({
      code: null,
      codeProblem: { code: 'billing.code-used' },
    });
  });
});

withDatabase('the welcome offer', (open) => {
  it('is in the prices of bundles and methods of whoever comes without its link, until it ends', async () => {
    const opened = await open();
    const context = await makeBuyer(opened, { tenant: { welcome_offer: 'time-bonus' } });
    const from = '?next=%2Fchats';
    expect(await list(context, from)).toMatchObject({
      code: { code: 'TIMEBONUS25', percent: 25, typed: false },
      bundles: expect.arrayContaining([expect.objectContaining({ id: '100', price: 750, before: 1000 })]) as [],
    });
    const step = await methodsOf(context, from);
    expect(step).toMatchObject({ bundle: { price: 750, before: 1000 }, listed: { code: 'TIMEBONUS25' } });
    for (const { id, fee, discount } of step.methods) {
      expect([id, (await quote(context, id, null)).total]).toEqual([id, 1000 - discount! + fee]);
    }
    expect((await list(context, '?code=')).bundles.every(({ before }) => before === undefined)).toBe(true);
    opened.clock.advance(TIME_BONUS_SECONDS * 1000);
    expect(await list(context, from)).toMatchObject({ code: null, codeProblem: null });
  });

  it('whose order is being paid is in no price, and the page says so', async () => {
    const context = await makeBuyer(await open(), { tenant: { welcome_offer: 'code' } });
    const { reference } = await orderBundle(context, { total: 750, code: 'WELCOME25' });
    await settle(context, reference, 'pending');
    const page = await list(context);
    expect(page.codeProblem).toMatchObject({ code: 'billing.code-used' });
    expect(page.bundles.every(({ before }) => before === undefined)).toBe(true);
    expect((await quote(context, 'ideal', null)).total).toBe(1000);
  });
});

withDatabase('a code on the list of bundles', (open) => {
  it('ends when it says so', async () => {
    const opened = await open();
    const context = await buyer(opened);
    await launchCode(context, { expires: context.clock.now() + DAY });
    expect((await list(context, '?code=spring')).code).toMatchObject({ expires: context.clock.now() + DAY });
    opened.clock.advance(DAY);
    expect(await list(context, '?code=spring')).toMatchObject({
      code: null,
      codeProblem: { code: 'billing.code-ended' },
      bundles: expect.not.arrayContaining([expect.objectContaining({ before: expect.any(Number) as number })]) as [],
    });
  });

  it('for some methods crosses out no price of a bundle, but that of the method', async () => {
    const context = await buyer(await open());
    const methods = [{ paymentmethod: 'paypal', percentage: 2000, minimum: null }];
    await launchCode(context, { paymentmethods: JSON.stringify(methods) });
    const { code, bundles } = await list(context, '?code=SPRING');
    expect(code).toMatchObject({ percent: 20, some: true });
    expect(bundles.find(({ id }) => id === '100')).toMatchObject({ price: 1000 });
    const step = await methodsOf(context, '?code=SPRING');
    const discounts = step.methods.filter(({ discount }) => discount !== undefined);
    expect(discounts).toMatchObject([{ id: 'paypal', discount: 200 }]);
  });

  it('for larger bundles leaves the small ones as they are', async () => {
    const context = await buyer(await open());
    await launchCode(context, { currency: 'EUR', minimum_order_value: 2000 });
    const { checkout } = await codeOnLists(context, findCheckout(context), 'SPRING');
    for (const { price, before } of checkout.bundles) expect((before ?? price) >= 2000).toBe(before !== undefined);
  });
});
