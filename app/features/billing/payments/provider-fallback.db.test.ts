import { expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { listOrders } from '~db/queries/order';
import { listPayments } from '~db/queries/payment';
import { listRefunds } from '~db/queries/refund';
import { memoryPayments } from '~/providers/payment/memory';
import { aPayment } from '~/providers/payment/payment-harness.testing';
import { Rejected, Unavailable } from '~/providers/provider-errors';
import type { LivePaymentMethod } from '~/tenancy/payment-methods';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { billingJobs } from '../billing.jobs.server';
import { anOrder, appError, expectSoundLedger, makeBuyer } from '../billing.testing';
import { placeOrder } from '../checkout/order.service.server';
import { findBalance } from '../ledger/ledger.service.server';
import { checkPayment } from './payment-check.server';
import { receiveWebhook } from './webhook.service.server';

const down = new Unavailable('memory', 'down');

/** A buyer at a brand with two accounts. */
async function withTwo(opened: OpenDatabase, secondMethods?: LivePaymentMethod[]) {
  const context = await makeBuyer(opened);
  const parts = { clock: opened.clock, ids: opened.ids };
  const first = memoryPayments({ ...parts, name: 'first' });
  const second = memoryPayments({ ...parts, name: 'second', ...(secondMethods && { methods: secondMethods }) });
  context.tenant = {
    ...context.tenant,
    payment_providers: ['first', 'second'].map((account) => ({ account, kind: 'sandbox', webhook_secrets: [] })),
  };
  context.ports = { ...context.ports, payments: new Map([['first', first], ['second', second]]) }; // prettier-ignore
  const payments = async () => {
    const [order] = await listOrders(context.db, context.member.id, { limit: 2 });
    return { order: order!, payments: (await listPayments(context.db, order!.id)).toReversed() };
  };
  return { context, first, second, payments };
}

withDatabase('a brand with two providers', (open) => {
  it('gives the payment to the first that takes the method', async () => {
    const { context, payments } = await withTwo(await open());
    await placeOrder(context, anOrder());
    expect((await payments()).payments).toMatchObject([{ provider: 'first' }]);
    const other = await withTwo(await open(), ['paypal']);
    other.first.failWith(down);
    await expect(placeOrder(other.context, anOrder())).rejects.toEqual(appError('billing.provider-unavailable', 503));
    expect((await other.payments()).payments).toMatchObject([{ provider: 'first' }]);
  });

  it('gives it to the second while the first is down: one order, a payment of its own, one page', async () => {
    const { context, first, payments } = await withTwo(await open());
    first.failWith(down);
    const places = await Promise.all(Array.from({ length: 5 }, () => placeOrder(context, anOrder())));
    expect(new Set(places).size).toBe(1);
    const { order, payments: stored } = await payments();
    expect(stored).toMatchObject([
      { provider: 'first', redirect_url: null, amount_minor: 1000 },
      { provider: 'second', redirect_url: places[0], amount_minor: 1000 },
    ]);
    // The first is back: the member still goes to the page that is open.
    first.failWith(undefined);
    expect(await placeOrder(context, anOrder())).toBe(places[0]);
    expect(await listPayments(context.db, order.id)).toHaveLength(2);
  });

  it('does not go on to the second if the first refuses the payment for good', async () => {
    const { context, first, payments } = await withTwo(await open());
    first.failWith(new Rejected('memory', 'no such method'));
    await placeOrder(context, anOrder());
    expect(await payments()).toMatchObject({ order: { state: 'failed' }, payments: [{ provider: 'first' }] });
  });

  it('is credited by the second, whose events name its own payment', async () => {
    const { context, first, second, payments } = await withTwo(await open());
    first.failWith(down);
    const reference = (await placeOrder(context, anOrder())).split('/').at(-1)!;
    const call = second.settle(reference, 'paid');
    expect(await receiveWebhook(context, 'first', call)).toBe('unknown');
    expect(await receiveWebhook(context, 'second', call)).toBe('counted');
    expect((await payments()).order.state).toBe('completed');
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    await expectSoundLedger(context);
  });

  it('credits an order once that both providers report as paid, and sends the second money back', async () => {
    const opened = await open();
    const { context, first, second, payments } = await withTwo(opened);
    first.failWith(down);
    const reference = (await placeOrder(context, anOrder())).split('/').at(-1)!;
    first.failWith(undefined);
    // The first had opened its payment after all; only its response was lost.
    const [lost] = (await payments()).payments;
    const { providerReference } = await first.start({ ...aPayment(), paymentId: lost!.id, amountMinor: 1000 });
    expect(await receiveWebhook(context, 'second', second.settle(reference, 'paid'))).toBe('counted');
    const late = first.settle(providerReference, 'paid');
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => receiveWebhook(context, 'first', late)));
    expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(1);
    // Another event about the same payment changes nothing more.
    await receiveWebhook(context, 'first', first.settle(providerReference, 'paid'));
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    const { order } = await payments();
    const [refund, ...more] = await listRefunds(context.db, order.id);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ kind: 'duplicate', state: 'pending', payment_id: lost!.id, amount_minor: 1000 });
    expect((await listAuditOf(context.db, order.id, 9)).map(({ action }) => action)).toContain('payment.duplicate');
    await drainOutbox(opened, context, billingJobs);
    expect((await first.status(providerReference)).refunds).toMatchObject([
      { refundId: refund!.id, amountMinor: 1000 },
    ]);
    expect((await second.status(reference)).refunds).toEqual([]);
    await receiveWebhook(
      context,
      'first',
      first.settleRefund(providerReference, { refundId: refund!.id, state: 'done' }),
    );
    expect(await listRefunds(context.db, order.id)).toMatchObject([{ state: 'done' }]);
    expect((await payments()).order).toMatchObject({ state: 'completed', returned_minor: 0 });
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    await expectSoundLedger(context);
  });

  it('takes no credits for a chargeback of the money that went back already', async () => {
    const { context, first, second, payments } = await withTwo(await open());
    first.failWith(down);
    const reference = (await placeOrder(context, anOrder())).split('/').at(-1)!;
    first.failWith(undefined);
    const [lost] = (await payments()).payments;
    const { providerReference } = await first.start({ ...aPayment(), paymentId: lost!.id, amountMinor: 1000 });
    await receiveWebhook(context, 'second', second.settle(reference, 'paid'));
    await receiveWebhook(context, 'first', first.settle(providerReference, 'paid'));
    expect(await receiveWebhook(context, 'first', first.chargeBack(providerReference))).toBe('counted');
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    expect(context.logged.filter(({ level }) => level === 'error').map(({ message }) => message)).toContain(
      'money of a duplicate payment goes back in another way',
    );
    // The payment that counted is different: its chargeback takes the credits back.
    await receiveWebhook(context, 'second', second.chargeBack(reference));
    expect(await findBalance(context.db, context.member.id)).toBe(0);
    await expectSoundLedger(context);
  });

  it('leaves the end of the order to the provider that got the payment', async () => {
    const opened = await open();
    const { context, first, payments } = await withTwo(opened);
    first.failWith(down);
    await placeOrder(context, anOrder());
    first.failWith(undefined);
    const [earlier, later] = (await payments()).payments;
    opened.clock.advance(DAY);
    await checkPayment(context, { payment_id: earlier!.id, round: 3 });
    expect((await payments()).order.state).toBe('pending');
    await checkPayment(context, { payment_id: later!.id, round: 3 });
    expect((await payments()).order.state).toBe('cancelled');
  });

  it('takes no payment if no account is open', async () => {
    const { context } = await withTwo(await open());
    context.ports = { ...context.ports, payments: new Map() };
    await expect(placeOrder(context, anOrder())).rejects.toEqual(appError('billing.payments-unavailable', 503));
    expect(await listOrders(context.db, context.member.id, { limit: 2 })).toEqual([]);
  });
});
