import { expect, it } from 'vitest';
import { findOrder } from '~db/queries/order';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { billingJobs } from '../billing.jobs.server';
import { expectSoundLedger, makeBuyer, orderBundle, settle, type Buyer } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';
import { receiveWebhook } from '../payments/webhook.service.server';

/** What the outbox says about purchases, in order. */
async function announced({ db }: Buyer) {
  const rows = await db
    .selectFrom('outbox')
    .select(['topic', 'payload'])
    .where('tenant_id', '=', db.tenantId)
    .where('topic', 'like', 'purchase.%')
    .orderBy('id')
    .execute();
  return rows.map(({ topic, payload }) => [topic, JSON.parse(payload) as Record<string, unknown>] as const);
}

withDatabase('the events of an order’s money', (open) => {
  it('name its amounts, country and method when it is completed', async () => {
    const context = await makeBuyer(await open());
    const { order, reference } = await orderBundle(context, { methodId: 'paypal', total: 1050 });
    await settle(context, reference, 'paid');
    await settle(context, reference, 'paid');
    expect(await announced(context)).toEqual([
      [
        'purchase.completed',
        {
          purchase_id: order.id,
          mail_id: expect.any(String),
          amount_minor: 1000,
          fee_minor: 50,
          total_minor: 1050,
          vat_minor: 182,
          currency: 'EUR',
          country: 'NL',
          method: 'paypal',
          discount_code: null,
        },
      ],
    ]);
  });

  it('say once what went back, exactly, however often it is reported', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order, reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const refund = context.payments.settleRefund(reference, { amountMinor: 333, state: 'done' });
    const chargeback = context.payments.chargeBack(reference);
    for (const call of [refund, chargeback, refund, chargeback]) await receiveWebhook(context, 'memory', call);
    const won = { reference: chargeback.reference, state: 'failed' as const };
    await receiveWebhook(context, 'memory', context.payments.chargeBack(reference, won));
    await receiveWebhook(context, 'memory', context.payments.chargeBack(reference, won));
    // Of 10.00 only the refund is gone: the bank gave again what it had taken.
    expect(await findOrder(context.db, order.id)).toMatchObject({ total_minor: 1000, returned_minor: 333 });
    const facts = {
      purchase_id: order.id,
      currency: 'EUR',
      country: 'NL',
      method: 'ideal',
      reference: expect.any(String),
    };
    expect((await announced(context)).slice(1)).toEqual([
      ['purchase.refunded', { ...facts, amount_minor: 333 }],
      ['purchase.charged_back', { ...facts, amount_minor: 667 }],
      ['purchase.chargeback_won', { ...facts, amount_minor: 667 }],
    ]);
    await drainOutbox(opened, context, billingJobs);
    await expectSoundLedger(context);
  });

  it.each(['chargeback', 'refund'] as const)(
    'complete an order whose %s overtakes the news of its payment',
    async (kind) => {
      const context = await makeBuyer(await open());
      const { order, reference } = await orderBundle(context);
      const paid = context.payments.settle(reference, 'paid');
      const back =
        kind === 'chargeback'
          ? context.payments.chargeBack(reference)
          : context.payments.settleRefund(reference, { amountMinor: 1000, state: 'done' });
      for (const call of [back, paid, back]) await receiveWebhook(context, 'memory', call);
      expect((await announced(context)).map(([topic]) => topic)).toEqual([
        'purchase.completed',
        kind === 'chargeback' ? 'purchase.charged_back' : 'purchase.refunded',
      ]);
      expect(await findOrder(context.db, order.id)).toMatchObject({ state: 'completed', returned_minor: 1000 });
      // Nothing of it is left: credits that nobody paid for would be a gift.
      expect(await findBalance(context.db, context.member.id)).toBe(0);
      await expectSoundLedger(context);
    },
  );

  it.each([
    ['amount', { amountMinor: 1001 }],
    ['currency', { currency: 'PLN' }],
    ['reference of the payment', { providerReference: 'mem_other' }],
  ])('are not written for money with a wrong %s: it is refused', async (_what, lies) => {
    const context = await makeBuyer(await open());
    const { reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const call = context.payments.chargeBack(reference, {}, lies);
    expect(await receiveWebhook(context, 'memory', call)).toBe('refused');
    expect((await announced(context)).map(([topic]) => topic)).toEqual(['purchase.completed']);
  });
});
