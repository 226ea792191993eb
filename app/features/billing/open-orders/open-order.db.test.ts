import { Kysely, type KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { makeHandle, handleStateOf as handleState, type Db } from '~db/handle';
import { listCodesFor } from '~db/queries/discount-code';
import { listOrders } from '~db/queries/order';
import { listPayments } from '~db/queries/payment';
import { listRefunds } from '~db/queries/refund';
import { seededRng, type Rng } from '~db/seed/rng';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { appError, expectSoundLedger, settle, type Buyer } from '../billing.testing';
import { billingJobs } from '../billing.jobs.server';
import { findCheckout } from '../shop/offer.service.server';
import { quoteWithCode } from '../checkout/order-quote.service.server';
import { codeOnLists } from '../checkout/code-on-lists.service.server';
import { findWelcome } from '../discounts/offers.service.server';
import { findCodeUse } from '../orders/redemption.server';
import { findBeyond } from '../limits/beyond.service.server';
import { changeLimits } from '../limits/limits.service.server';
import { findOwnLimit } from '../limits/own-limits.service.server';
import { findBalance } from '../ledger/ledger.service.server';
import { reportOrder } from '../status/order-report.service.server';
import { receiveWebhook } from '../payments/webhook.service.server';
import { cancelOrder, findOpenOrder } from './open-order.service.server';
import { again, leftAtPayment, stateOf, use } from './open-order.testing';

/** The same database, where something happens once the first row is read. */
function meanwhileRead(db: Db, happen: () => Promise<void>): Db {
  let first: Promise<void> | undefined;
  const transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    await (first ??= happen());
    return result;
  };
  const plugin: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult };
  return makeHandle(Kysely.prototype.withPlugin.call(db, plugin), db.tenantId, handleState(db), true) as Db;
}

withDatabase('an order with a code, left at the payment page', (open) => {
  it('leaves every price as the banner promises it, on the bundles, the methods and the order', async () => {
    const { context, old } = await leftAtPayment(await open());
    const lists = await codeOnLists(context, findCheckout(context), 'TIMEBONUS25');
    expect(lists).toMatchObject({ problem: null, code: { code: 'TIMEBONUS25' } });
    expect(lists.checkout.bundles.find(({ id }) => id === '100')).toMatchObject({ price: 750, before: 1000 });
    for (const typed of [null, 'timebonus25']) {
      const choice = { bundleId: '100', methodId: 'paypal', typed };
      expect(await quoteWithCode(context, findCheckout(context), choice)).toMatchObject({
        problem: null,
        quote: { code: 'TIMEBONUS25', discount: 250 },
        replaces: { id: old.order.id, total: 750 },
      });
    }
    expect(await findOpenOrder(context)).toMatchObject({ id: old.order.id, code: 'TIMEBONUS25', total: 750 });
  });

  it('is not counted against the own limit of the order that replaces it, on no page', async () => {
    const { context, old } = await leftAtPayment(await open());
    const limits = { intent: 'limits', currency: 'EUR', amounts: { day: 800, week: null, month: null } } as const;
    await changeLimits(context, limits);
    const lists = await codeOnLists(context, findCheckout(context), null);
    const on = async (replaces: typeof lists.replaces) => (await findBeyond(context, lists.checkout, replaces)).beyond;
    expect(await on(lists.replaces)).not.toContain('100');
    const choice = { bundleId: '100', methodId: 'ideal', typed: null };
    const { quote, replaces } = await quoteWithCode(context, findCheckout(context), choice);
    expect(await findOwnLimit(context, quote, replaces)).toBeNull();
    // Without its code the order takes nothing over, and both would count.
    const plain = await quoteWithCode(context, findCheckout(context), { ...choice, typed: '' });
    expect(await on(null)).toContain('100');
    expect(await findOwnLimit(context, quote, plain.replaces)).toMatchObject({
      code: 'billing.own-limit',
      values: { left: 50 },
    });
    await again(context);
    expect(await stateOf(context, old.order.id)).toBe('cancelled');
  });

  it('that is older than the window of a limit leaves it as it is', async () => {
    const opened = await open();
    const { context } = await leftAtPayment(opened);
    await changeLimits(context, { intent: 'limits', currency: 'EUR', amounts: { day: 700, week: null, month: null } });
    const longAgo = { total: 750, currency: 'EUR', createdAt: opened.clock.now() - 24 * HOUR };
    expect(await findOwnLimit(context, { total: 700, currency: 'EUR' }, longAgo)).toMatchObject({
      values: { left: 0 },
    });
  });

  it('gives the code to the next order and ends, and only that one can be paid with it', async () => {
    const { context, old } = await leftAtPayment(await open());
    const fresh = await again(context);
    expect(await stateOf(context, old.order.id)).toBe('cancelled');
    expect(await reportOrder(context, old.order.id)).toMatchObject({ ended: 'replaced', payUrl: null });
    expect(await use(context)).toMatchObject({ state: 'reserved', purchase_id: fresh.order.id });
    await settle(context, fresh.reference, 'paid');
    expect(await use(context)).toMatchObject({ state: 'redeemed', purchase_id: fresh.order.id });
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    await expect(again(context, 3)).rejects.toEqual(appError('billing.code-used', 409));
    await expectSoundLedger(context);
  });

  it('that is paid late, before the next one, is the one that counts; the money of the next goes back', async () => {
    const { context, old } = await leftAtPayment(await open());
    const fresh = await again(context);
    await settle(context, old.reference, 'paid');
    expect(await stateOf(context, old.order.id)).toBe('completed');
    expect(await use(context)).toMatchObject({ state: 'redeemed', purchase_id: old.order.id });
    expect(await reportOrder(context, fresh.order.id)).toMatchObject({ status: 'cancelled', ended: 'replaced' });
    await settle(context, fresh.reference, 'paid');
    await onlyOneCounts(context, { counts: old.order.id, goesBack: fresh.order.id });
  });

  it('that is paid late, after the next one, goes back, and its member is told', async () => {
    const opened = await open();
    const { context, old } = await leftAtPayment(opened);
    const fresh = await again(context);
    await settle(context, fresh.reference, 'paid');
    await settle(context, old.reference, 'paid');
    await settle(context, old.reference, 'paid');
    await onlyOneCounts(context, { counts: fresh.order.id, goesBack: old.order.id });
    await drainOutbox(opened, context, billingJobs);
    const mails = context.mail.sent.filter(({ text }) => text.includes(old.order.id));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toMatch(/7[.,]50/);
  });

  it.each(['paid', 'failed', 'cancelled'] as const)(
    'is one of two that counts, in any order of the provider’s events, its own last one being %s',
    async (last) => {
      const opened = await open();
      for (let run = 0; run < 6; run++) {
        const sentBack = await anyOrder(opened, seededRng(`${last} ${run}`), last);
        expect(sentBack, String(run)).toEqual(last === 'paid' ? [750] : []);
      }
    },
  );

  it('whose money goes back at the bank before the news of its payment keeps its word', async () => {
    const { context, old } = await leftAtPayment(await open());
    const fresh = await again(context);
    await settle(context, fresh.reference, 'paid');
    context.payments.settle(old.reference, 'paid');
    await receiveWebhook(context, 'memory', context.payments.chargeBack(old.reference));
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    expect(await stateOf(context, old.order.id)).toBe('cancelled');
    await expectSoundLedger(context);
  });

  it('is still asked about, so that a late payment is heard of without a webhook', async () => {
    const opened = await open();
    const { context, old } = await leftAtPayment(opened);
    await again(context);
    context.payments.settle(old.reference, 'paid');
    opened.clock.advance(HOUR);
    await drainOutbox(opened, context, billingJobs);
    expect(await stateOf(context, old.order.id)).toBe('completed');
  });

  it('is not asked about for ever', async () => {
    const opened = await open();
    const { context, old } = await leftAtPayment(opened);
    await again(context);
    for (let day = 0; day < 4; day++) {
      opened.clock.advance(24 * HOUR);
      await drainOutbox(opened, context, billingJobs);
    }
    opened.clock.advance(24 * HOUR);
    expect(await drainOutbox(opened, context, billingJobs)).toEqual([]);
    const [payment] = await listPayments(context.db, old.order.id);
    expect(payment!.state).toBe('cancelled');
  });

  it('keeps the code while its payment is under way', async () => {
    const { context, old } = await leftAtPayment(await open());
    await settle(context, old.reference, 'pending');
    await expect(again(context)).rejects.toMatchObject({
      code: 'billing.code-used',
      values: { order: old.order.id },
    });
    await expect(cancelOrder(context, old.order.id)).rejects.toEqual(appError('billing.order-not-open', 409));
    expect(await findOpenOrder(context)).toBeNull();
    // Nothing is promised that cannot be had now.
    expect(await findWelcome(context, context.member)).toBeNull();
  });

  it('raced by many tabs leaves one open order; whatever is paid, one counts and the rest goes back', async () => {
    const { context } = await leftAtPayment(await open());
    const keys = Array.from({ length: 6 }, (_, n) => n + 2);
    const placed = await Promise.all(keys.map((n) => again(context, n)));
    const orders = await listOrders(context.db, context.member.id, { limit: 10 });
    expect(orders.map(({ state }) => state).toSorted()).toEqual([...Array(6).fill('cancelled'), 'pending']);
    await Promise.all(placed.map(({ reference }) => settle(context, reference, 'paid')));
    const after = await listOrders(context.db, context.member.id, { limit: 10 });
    expect(after.filter(({ state }) => state === 'completed')).toHaveLength(1);
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    const refunds = await Promise.all(after.map(({ id }) => listRefunds(context.db, id)));
    const sent = refunds.flat().map(({ kind, amount_minor }) => `${kind} ${amount_minor}`);
    expect(sent).toEqual(Array.from({ length: 5 }, () => 'duplicate 750'));
    await expectSoundLedger(context);
  });

  it('is found by its newest order, also when another tab replaces it between two reads', async () => {
    const { context, old } = await leftAtPayment(await open());
    const [code] = await listCodesFor(context.db, context.member.id);
    const replaced = meanwhileRead(context.db, async () => {
      await again(context);
    });
    const use = await findCodeUse(replaced, code!, context.member.id);
    expect(use).toMatchObject({ kind: 'waiting', order: { state: 'pending' } });
    expect(use).not.toMatchObject({ order: { id: old.order.id } });
    const freed = meanwhileRead(context.db, async () => {
      await cancelOrder(context, (use as { order: { id: string } }).order.id);
    });
    expect(await findCodeUse(freed, code!, context.member.id)).toEqual({ kind: 'free' });
  });

  it('raced by its own payment is either paid or replaced, never both', async () => {
    const { context, old } = await leftAtPayment(await open());
    const call = context.payments.settle(old.reference, 'paid');
    await Promise.allSettled([receiveWebhook(context, 'memory', call), again(context)]);
    const orders = await listOrders(context.db, context.member.id, { limit: 5 });
    expect(orders.find(({ id }) => id === old.order.id)?.state).toBe('completed');
    expect(orders.filter(({ state }) => state === 'pending')).toEqual([]);
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    await expectSoundLedger(context);
  });
});

/** One order has given its credits; the money of the other is on its way back, and no document is about it. */
async function onlyOneCounts(context: Buyer, { counts, goesBack }: { counts: string; goesBack: string }) {
  expect(await stateOf(context, counts)).toBe('completed');
  expect(await stateOf(context, goesBack)).toBe('cancelled');
  expect(await findBalance(context.db, context.member.id)).toBe(100);
  expect(await listRefunds(context.db, goesBack)).toMatchObject([{ kind: 'duplicate', amount_minor: 750, credits: 0 }]);
  expect(await reportOrder(context, goesBack)).toMatchObject({
    documents: [],
    returned: 0,
    returns: [{ kind: 'duplicate', amount: 750 }],
  });
  expect((await reportOrder(context, counts)).documents).toHaveLength(1);
  await expectSoundLedger(context);
}

/** Two orders with one code, whose events arrive twice and in any order. Returns what went back. */
async function anyOrder(opened: OpenDatabase, rng: Rng, last: 'paid' | 'failed' | 'cancelled'): Promise<number[]> {
  const { context, old } = await leftAtPayment(opened);
  const fresh = await again(context);
  const calls = [
    context.payments.settle(old.reference, 'pending'),
    context.payments.settle(fresh.reference, 'pending'),
    context.payments.settle(fresh.reference, 'paid'),
    context.payments.settle(old.reference, last),
  ];
  for (const call of rng.shuffled([...calls, ...calls])) await receiveWebhook(context, 'memory', call);
  const orders = await listOrders(context.db, context.member.id, { limit: 5 });
  expect(orders.filter(({ state }) => state === 'completed')).toHaveLength(1);
  expect(await findBalance(context.db, context.member.id)).toBe(100);
  const refunds = (await Promise.all(orders.map(({ id }) => listRefunds(context.db, id)))).flat();
  await expectSoundLedger(context);
  return refunds.map(({ amount_minor }) => amount_minor);
}
