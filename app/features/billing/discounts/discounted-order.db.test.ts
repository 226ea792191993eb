import { describe, expect, it } from 'vitest';
import { findRedemption } from '~db/queries/redemption';
import { getMember } from '~db/queries/member';
import { listOrders } from '~db/queries/order';
import { makeMember } from '~/testing/make-member';
import { withDatabase, withSqlite } from '~/testing/with-database';
import {
  anOrder,
  appError,
  launchCode,
  makeBuyer,
  meanwhile,
  orderBundle,
  ordered,
  settle,
  type Buyer,
} from '../billing.testing';
import { findCheckout } from '../shop/offer.service.server';
import { quoteWithCode } from '../checkout/order-quote.service.server';
import { placeOrder } from '../checkout/order.service.server';
import type { MemberCode } from '../shop/discount.server';

const launch = (context: Buyer, changes: Partial<MemberCode> = {}) =>
  launchCode(context, { value_percentage: 1050, ...changes });

const typed = (context: Buyer, code: string | null, methodId = 'ideal') =>
  quoteWithCode(context, findCheckout(context), { bundleId: '100', methodId, typed: code });

withDatabase('a discounted order', (open) => {
  // covers S3-066
  it('shows price, discount, fee, tax and total first, however the code is typed', async () => {
    const context = await makeBuyer(await open());
    await launch(context);
    const { quote, code, problem } = await typed(context, ' spring ', 'paypal');
    expect({ code, problem }).toEqual({ code: 'spring', problem: null });
    // 10.00 less 1.05, and a fee of 0.50 on top.
    expect(quote).toMatchObject({ code: 'SPRING', discount: 105, amount: 895, fee: 50, total: 945, vat: 164 });
  });

  it('stores the code and the price after it, and is charged that', async () => {
    const context = await makeBuyer(await open());
    await launch(context);
    const { order, payment } = await orderBundle(context, { methodId: 'paypal', total: 945, code: 'SPRING' });
    expect(order).toMatchObject({ discount_code: 'SPRING', discount_minor: 105, amount_minor: 895, fee_minor: 50 });
    expect(order).toMatchObject({ total_minor: 945, vat_minor: 164 });
    expect(payment.amount_minor).toBe(945);
  });

  it('is refused at another total than the one shown, with and without the code', async () => {
    const context = await makeBuyer(await open());
    await launch(context);
    const cheat = placeOrder(context, anOrder({ total: 895 }));
    await expect(cheat).rejects.toEqual(appError('billing.price-changed', 409));
    const dear = placeOrder(context, anOrder({ total: 1000, code: 'SPRING' }));
    await expect(dear).rejects.toEqual(appError('billing.price-changed', 409));
    expect(await listOrders(context.db, context.member.id, { limit: 5 })).toEqual([]);
  });

  // covers S5-013 S5-015
  it('keeps what was typed beside the reason why it does not apply', async () => {
    const context = await makeBuyer(await open());
    expect(await typed(context, 'Nothing')).toMatchObject({
      code: 'Nothing',
      problem: { code: 'billing.code-not-found' },
      quote: { code: null, discount: 0, total: 1000 },
    });
    await launch(context);
    const { reference } = await orderBundle(context, { total: 895, code: 'SPRING' });
    await settle(context, reference, 'paid');
    expect((await typed(context, 'spring')).problem).toMatchObject({ code: 'billing.code-used' });
  });

  // covers S3-074
  it('reserves the code, frees it when it fails, and redeems it when it is completed', async () => {
    const context = await makeBuyer(await open());
    await launch(context);
    const first = await orderBundle(context, { total: 895, code: 'SPRING' });
    const use = () => findRedemption(context.db, 'SPRING', context.member.id);
    expect(await use()).toMatchObject({ state: 'reserved', purchase_id: first.order.id });
    await settle(context, first.reference, 'pending');
    const again = placeOrder(context, anOrder({ total: 895, code: 'SPRING', requestKey: 'key-0000000002' }));
    await expect(again).rejects.toMatchObject({ code: 'billing.code-used', values: { order: first.order.id } });
    await settle(context, first.reference, 'cancelled');
    expect(await use()).toBeUndefined();
    const second = await orderBundle(context, { total: 895, code: 'SPRING', requestKey: 'key-0000000003' });
    await settle(context, second.reference, 'paid');
    expect(await use()).toMatchObject({ state: 'redeemed', purchase_id: second.order.id });
    const third = placeOrder(context, anOrder({ total: 895, code: 'SPRING', requestKey: 'key-0000000004' }));
    await expect(third).rejects.toMatchObject({ code: 'billing.code-used', values: { order: '' } });
  });

  it('that is paid after it had failed keeps its price, and the code; the order that had it by then ends', async () => {
    const context = await makeBuyer(await open());
    await launch(context);
    const first = await orderBundle(context, { total: 895, code: 'SPRING' });
    await settle(context, first.reference, 'failed');
    const second = await orderBundle(context, { total: 895, code: 'SPRING', requestKey: 'key-0000000002' });
    await settle(context, first.reference, 'paid');
    await settle(context, second.reference, 'paid');
    expect((await ordered(context)).order).toMatchObject({ state: 'completed', amount_minor: 895 });
    expect((await ordered(context, 'key-0000000002')).order.state).toBe('cancelled');
    const use = { state: 'redeemed', purchase_id: first.order.id };
    expect(await findRedemption(context.db, 'SPRING', context.member.id)).toMatchObject(use);
  });

  it('that is paid after somebody else has used the only code keeps its price, and its use is counted', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    await launch(context, { validity: 'once' });
    const first = await orderBundle(context, { total: 895, code: 'SPRING' });
    await settle(context, first.reference, 'failed');
    const other = await makeBuyer(opened);
    const second = await orderBundle(other, { total: 895, code: 'SPRING' });
    await settle(other, second.reference, 'paid');
    await settle(context, first.reference, 'paid');
    expect((await ordered(context)).order).toMatchObject({ state: 'completed', amount_minor: 895 });
    expect(await findRedemption(context.db, 'SPRING', first.order.id)).toMatchObject({ state: 'redeemed' });
    expect(await findRedemption(context.db, 'SPRING', 'SPRING')).toMatchObject({ purchase_id: second.order.id });
  });

  it('that is sent again while its first sending reserves the code is that order, not a code in use', async () => {
    const context = await makeBuyer(await open());
    await launch(context);
    const order = anOrder({ total: 895, code: 'SPRING' });
    let first = '';
    const late = meanwhile(context, async () => (first = await placeOrder(context, order)));
    expect(await placeOrder(late, order)).toBe(first);
    expect(await listOrders(context.db, context.member.id, { limit: 10 })).toHaveLength(1);
  });

  it('without a code that is used once can be placed as often as one likes', async () => {
    const context = await makeBuyer(await open());
    await launch(context, { validity: 'unlimited' });
    for (const requestKey of ['key-0000000001', 'key-0000000002']) {
      await orderBundle(context, { total: 895, code: 'SPRING', requestKey });
    }
    expect(await listOrders(context.db, context.member.id, { limit: 5 })).toHaveLength(2);
  });

  describe('with a code that', () => {
    // covers S3-067 S3-068 S3-069 S3-071 S3-073 S3-075
    it.each<[string, Partial<MemberCode>]>([
      ['is for another country', { country: 'BE' }],
      ['is for another currency', { currency: 'USD' }],
      ['belongs to another member', { user_id: '01aaaaaaaaaaaaaaaaaaaaaaaa' }],
      ['had expired before they came', { expires: 1 }],
    ])('%s is not found', async (_what, changes) => {
      const context = await makeBuyer(await open());
      await launch(context, changes);
      expect((await typed(context, 'SPRING')).problem).toEqual({ code: 'billing.code-not-found', values: {} });
    });

    it('is for the first order is not found after a first order without it, and is before', async () => {
      const context = await makeBuyer(await open());
      await launch(context, { first_order: 1 });
      expect((await typed(context, 'SPRING')).problem).toBeNull();
      const { reference } = await orderBundle(context);
      await settle(context, reference, 'paid');
      const { paid_user } = await getMember(context.db, context.member.id);
      const later = { ...context, member: { ...context.member, paidUser: paid_user === 1 } };
      expect((await typed(later, 'SPRING')).problem).toEqual({ code: 'billing.code-not-found', values: {} });
      const cheap = placeOrder(later, anOrder({ total: 895, code: 'SPRING', requestKey: 'key-0000000002' }));
      await expect(cheap).rejects.toMatchObject({ code: 'billing.code-not-found' });
      // Control: anyone who has not bought anything still can.
      expect((await typed({ ...context, member: await makeMember(context) }, 'SPRING')).problem).toBeNull();
    });

    it('has expired, or was ended, says that it has ended', async () => {
      const opened = await open();
      const context = await makeBuyer(opened);
      await launch(context, { expires: context.clock.now() + 1000 });
      await launch(context, { code: 'STOPPED', status: 'ended' });
      expect((await typed(context, 'SPRING')).problem).toBeNull();
      opened.clock.advance(1000);
      for (const code of ['SPRING', 'STOPPED']) {
        expect((await typed(context, code)).problem).toEqual({ code: 'billing.code-ended', values: {} });
        const late = anOrder({ total: 895, code });
        await expect(placeOrder(context, late)).rejects.toEqual(appError('billing.code-ended', 410));
      }
    });

    it('needs a larger bundle or another method says so', async () => {
      const context = await makeBuyer(await open());
      await launch(context, { currency: 'EUR', minimum_order_value: 2000 });
      const { problem } = await typed(context, 'SPRING');
      expect(problem).toEqual({ code: 'billing.code-minimum', values: { minimum: 2000, currency: 'EUR' } });
      const methods = [{ paymentmethod: 'paypal', percentage: null, minimum: null }];
      await launch(context, { code: 'PAYPAL', paymentmethods: JSON.stringify(methods) });
      expect((await typed(context, 'PAYPAL')).problem?.code).toBe('billing.code-other-method');
      expect((await typed(context, 'PAYPAL', 'paypal')).problem).toBeNull();
    });

    it('takes the whole price leaves what a provider can collect', async () => {
      const context = await makeBuyer(await open());
      await launch(context, { value_percentage: 10_000 });
      expect((await typed(context, 'SPRING')).quote).toMatchObject({ discount: 950, total: 50 });
    });
  });

  it('is not slowed down by right codes, however often the page is loaded', async () => {
    const context = await makeBuyer(await open());
    await launch(context);
    for (let n = 0; n < 30; n++) expect((await typed(context, 'SPRING')).problem).toBeNull();
  });
});

withSqlite('guessing codes', (open) => {
  const NOT_FOUND = { code: 'billing.code-not-found', values: {} };

  it('10,000 times tells nothing: after ten wrong ones the right one is not found either', async () => {
    const context = await makeBuyer(await open());
    await launch(context);
    const answers = new Set<string>();
    for (let n = 0; n < 10_000; n++) answers.add(JSON.stringify((await typed(context, `GUESS${n}`)).problem));
    answers.add(JSON.stringify((await typed(context, 'SPRING')).problem));
    expect(answers).toEqual(new Set([JSON.stringify(NOT_FOUND)]));
    const neighbour = { ...context, member: await makeMember(context) };
    expect((await typed(neighbour, 'SPRING')).problem).toBeNull();
  });

  it('with many accounts of one network ends after a hundred', async () => {
    const context = await makeBuyer(await open());
    await launch(context);
    for (let account = 0; account < 10; account++) {
      const guesser = { ...context, member: await makeMember(context) };
      for (let n = 0; n < 10; n++) await typed(guesser, `GUESS${n}`);
    }
    expect((await typed(context, 'SPRING')).problem).toEqual(NOT_FOUND);
    expect((await typed({ ...context, network: '198.51.100.0/24' }, 'SPRING')).problem).toBeNull();
  });
});
