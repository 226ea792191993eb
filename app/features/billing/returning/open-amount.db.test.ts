import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { hasSettledOrder, findOrder } from '~db/queries/order';
import { listDocuments } from '~db/queries/document';
import { listReceivablesOf } from '~db/queries/receivable';
import { listRefunds } from '~db/queries/refund';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { appError, expectSoundLedger, makeBuyer, orderBundle, ordered, settle, type Buyer } from '../billing.testing';
import { chargeIn, findBalance, holdIn, releaseHoldIn } from '../ledger/ledger.service.server';
import { receiveWebhook } from '../payments/webhook.service.server';
import { findOpenAmount, payOpenAmount } from './open-amount.service.server';
import { returnOrder } from './return.service.server';

const KEY = 'key-of-open-amount';

async function spend(context: Buyer, credits: number, reference = 'm1'): Promise<void> {
  const charge = { memberId: context.member.id, credits, kind: 'message', reference } as const;
  await transaction(context.db, (tx) => chargeIn(tx, context, charge));
}

/** A member whose order of 100 credits for 10.00 was charged back after 40 of them were spent: 4.00 are open. */
async function makeDebtor(opened: OpenDatabase) {
  const context = await makeBuyer(opened);
  const { order, reference } = await orderBundle(context);
  await settle(context, reference, 'paid');
  await spend(context, 40);
  const chargeback = context.payments.chargeBack(reference);
  await receiveWebhook(context, 'memory', chargeback);
  const win = () =>
    receiveWebhook(
      context,
      'memory',
      context.payments.chargeBack(reference, { reference: chargeback.reference, state: 'failed' }),
    );
  return { context, order, win };
}

async function pay(context: Buyer, amount: number, requestKey = KEY) {
  const seen = { total: amount, currency: 'EUR', country: 'NL' };
  await payOpenAmount(context, { ...seen, methodId: 'ideal', requestKey, next: null });
  return ordered(context, requestKey);
}

const openOf = async (context: Buyer) => (await findOpenAmount(context))?.amount ?? 0;

withDatabase('an open amount', (open) => {
  it('is paid without a fee, gets a receipt, and moves no credits', async () => {
    const { context, order } = await makeDebtor(await open());
    expect(await findOpenAmount(context)).toMatchObject({
      amount: 400,
      vat: 69,
      currency: 'EUR',
      country: 'NL',
      items: [{ orderId: order.id, credits: 40, amount: 400 }],
    });
    const fees = (await findOpenAmount(context))!.methods.map(({ fee }) => fee);
    expect([fees.length > 1, new Set(fees)]).toEqual([true, new Set([0])]);
    const paying = await pay(context, 400);
    expect(paying.order).toMatchObject({ credits: 0, total_minor: 400, fee_minor: 0, vat_minor: 69 });
    expect(await openOf(context)).toBe(400);
    await settle(context, paying.reference, 'paid');
    await settle(context, paying.reference, 'paid');
    expect([await openOf(context), await findBalance(context.db, context.member.id)]).toEqual([0, 0]);
    expect(await listReceivablesOf(context.db, order.id)).toMatchObject([{ state: 'paid', paid_by: paying.order.id }]);
    const [receipt] = await listDocuments(context.db, paying.order.id);
    expect(receipt).toMatchObject({ kind: 'receipt', total: 400, vat: 69 });
    expect(await hasSettledOrder(context.db, context.member.id)).toBe(true);
    await expectSoundLedger(context);
  });

  it('comes first: no bundle is sold before, and every bundle after', async () => {
    const { context } = await makeDebtor(await open());
    await expect(orderBundle(context, { requestKey: 'a-second-order' })).rejects.toEqual(
      appError('billing.open-amount-first', 409),
    );
    await settle(context, (await pay(context, 400)).reference, 'paid');
    expect((await orderBundle(context, { requestKey: 'a-second-order' })).order.state).toBe('pending');
  });

  it('too small to be charged prevents nothing', async () => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    await spend(context, 3);
    await receiveWebhook(context, 'memory', context.payments.chargeBack(reference));
    expect(await findOpenAmount(context)).toMatchObject({ amount: 30, methods: [] });
    expect((await orderBundle(context, { requestKey: 'a-second-order' })).order.state).toBe('pending');
  });

  it.each([
    ['amount', { total: 1 }, 'billing.price-changed', 409],
    ['currency', { currency: 'PLN' }, 'billing.price-changed', 409],
    ['country', { country: 'DE' }, 'billing.price-changed', 409],
    ['method', { methodId: 'directdebit' }, 'errors.page-not-found', 404],
  ])('is not paid with another %s', async (_what, changes, code, status) => {
    const { context } = await makeDebtor(await open());
    const seen = { methodId: 'ideal', total: 400, currency: 'EUR', country: 'NL', requestKey: KEY, next: null };
    await expect(payOpenAmount(context, { ...seen, ...changes })).rejects.toEqual(appError(code, status));
    const { context: nobody } = { context: await makeBuyer(await open()) };
    await expect(payOpenAmount(nobody, seen)).rejects.toEqual(appError('errors.page-not-found', 404));
    await pay(context, 400);
    await expect(payOpenAmount(context, { ...seen, methodId: 'paypal' })).rejects.toEqual(
      appError('billing.request-key-reused', 409),
    );
  });

  it('paid in two tabs counts once: the second payment goes back, with a credit note', async () => {
    const { context } = await makeDebtor(await open());
    const first = await pay(context, 400);
    const second = await pay(context, 400, 'key-of-another-tab');
    await settle(context, first.reference, 'paid');
    await settle(context, second.reference, 'paid');
    expect(await listRefunds(context.db, first.order.id)).toEqual([]);
    expect(await listRefunds(context.db, second.order.id)).toMatchObject([
      { kind: 'overpaid', amount_minor: 400, vat_minor: 69, state: 'pending' },
    ]);
    const documents = await listDocuments(context.db, second.order.id);
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['receipt', 400],
      ['credit_note', 400],
    ]);
    await expectSoundLedger(context);
  });

  it('that was paid goes back when the chargeback is won', async () => {
    const { context, order, win } = await makeDebtor(await open());
    const paying = await pay(context, 400);
    await settle(context, paying.reference, 'paid');
    await win();
    expect(await listRefunds(context.db, paying.order.id)).toMatchObject([{ kind: 'overpaid', amount_minor: 400 }]);
    expect(await findBalance(context.db, context.member.id)).toBe(60);
    expect((await findOrder(context.db, order.id))!.returned_minor).toBe(0);
    await expectSoundLedger(context);
  });

  it('goes back too when it is paid after the chargeback was won', async () => {
    const { context, win } = await makeDebtor(await open());
    const paying = await pay(context, 400);
    await win();
    await settle(context, paying.reference, 'paid');
    expect(await listRefunds(context.db, paying.order.id)).toMatchObject([{ kind: 'overpaid', amount_minor: 400 }]);
    await expectSoundLedger(context);
  });

  it('is open again as far as its own payment is charged back or refunded, until that is undone', async () => {
    const { context } = await makeDebtor(await open());
    const { order, reference } = await pay(context, 400);
    await settle(context, reference, 'paid');
    const part = context.payments.chargeBack(reference, { amountMinor: 150 });
    await receiveWebhook(context, 'memory', part);
    expect(await openOf(context)).toBe(150);
    await expectSoundLedger(context);
    const refund = context.payments.settleRefund(reference, { amountMinor: 250, state: 'done' });
    await receiveWebhook(context, 'memory', refund);
    expect(await openOf(context)).toBe(400);
    await expectSoundLedger(context);
    const won = context.payments.chargeBack(reference, { reference: part.reference, state: 'failed' });
    await receiveWebhook(context, 'memory', won);
    expect(await openOf(context)).toBe(250);
    await settle(context, (await pay(context, 250, 'key-of-the-rest')).reference, 'paid');
    expect([await openOf(context), await listRefunds(context.db, order.id)]).toMatchObject([0, [{}, {}]]);
    await expectSoundLedger(context);
  });

  it('that sank while it was being paid costs no more than is left of it', async () => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const hold = { memberId: context.member.id, counterpartId: 'x', credits: 20, reference: 'h1', dueAt: 0 };
    await transaction(context.db, (tx) => holdIn(tx, context, { ...hold, reason: 'unconfirmed_recipient' }));
    await spend(context, 40);
    await receiveWebhook(context, 'memory', context.payments.chargeBack(reference));
    expect(await openOf(context)).toBe(600);
    const paying = await pay(context, 600);
    await transaction(context.db, (tx) => releaseHoldIn(tx, context, { reference: 'h1' }));
    await settle(context, paying.reference, 'paid');
    expect(await listRefunds(context.db, paying.order.id)).toMatchObject([{ amount_minor: 200, state: 'pending' }]);
    await expectSoundLedger(context);
  });

  it('is never more than the bank took: an order charged back in two parts is owed once', async () => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    await spend(context, 100);
    for (const amountMinor of [400, 600]) {
      await receiveWebhook(context, 'memory', context.payments.chargeBack(reference, { amountMinor }));
    }
    expect(await openOf(context)).toBe(1000);
    await expectSoundLedger(context);
  });

  it('cannot be returned: its credits were spent', async () => {
    const { context } = await makeDebtor(await open());
    const { order, reference } = await pay(context, 400);
    await settle(context, reference, 'paid');
    const actor = { actor_kind: 'member', actor_id: context.member.id } as const;
    const request = { orderId: order.id, requestKey: 'return', kind: 'return', actor } as const;
    await expect(returnOrder(context, request)).rejects.toEqual(appError('billing.nothing-to-return', 409));
  });
});
