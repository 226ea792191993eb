import { expect, it, vi } from 'vitest';
import { listRefunds } from '~db/queries/refund';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { billingJobs } from '../billing.jobs.server';
import { expectSoundLedger, makeBuyer, orderBundle, sentBack, settle, type Buyer } from '../billing.testing';
import { findBalance } from '../ledger/ledger.service.server';
import { returnOrder } from '../returning/return.service.server';
import { REFUND_TOPIC } from './payment-topics';
import { sendRefund } from '../returning/refund.service.server';
import { CHECK_TOPIC, checkPayment, type CheckPayload } from './payment-check.server';
import { recordStatus } from './record-status.service.server';
import { receiveWebhook } from './webhook.service.server';

const ask = async (context: Buyer, reference: string) =>
  recordStatus(context, 'memory', await context.payments.status(reference));
const balance = (context: Buyer) => findBalance(context.db, context.member.id);

withDatabase('a status that the provider is asked for', (open) => {
  it('books refunds and chargebacks as the webhook does, once, in whichever order both report them', async () => {
    const context = await makeBuyer(await open());
    const { order, reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    // Someone refunds 30 credits at the provider, and the webhook is lost.
    const refunded = context.payments.settleRefund(reference, { amountMinor: 300, state: 'done' });
    await ask(context, reference);
    expect(await balance(context)).toBe(70);
    await receiveWebhook(context, 'memory', refunded);
    // The webhook comes first now, and the question after it.
    const charged = context.payments.chargeBack(reference);
    await receiveWebhook(context, 'memory', charged);
    await ask(context, reference);
    await ask(context, reference);
    expect(await listRefunds(context.db, order.id)).toMatchObject([
      { kind: 'provider', state: 'done', amount_minor: 300, credits: 30 },
      { kind: 'chargeback', state: 'done', amount_minor: 700, credits: 70 },
    ]);
    const won = context.payments.chargeBack(reference, { reference: charged.reference, state: 'failed' });
    await ask(context, reference);
    await receiveWebhook(context, 'memory', won);
    expect(await balance(context)).toBe(70);
    await expectSoundLedger(context);
  });

  it.each([0, -474, 1001])('books no refund of %d', async (amountMinor) => {
    const context = await makeBuyer(await open());
    const { order, reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const status = await context.payments.status(reference);
    const back = { reference: 're_odd', state: 'done' as const, amountMinor, currency: 'EUR', changedAt: 0 };
    await recordStatus(context, 'memory', {
      ...status,
      refunds: [back],
      chargebacks: [{ ...back, reference: 'dp_odd' }],
    });
    expect(await listRefunds(context.db, order.id)).toEqual([]);
    expect(await balance(context)).toBe(100);
  });

  it('ends a refund of ours whose webhook was lost', async () => {
    const context = await makeBuyer(await open());
    const { order, reference, refund } = await sentBack(context);
    context.payments.settleRefund(reference, { refundId: refund.id, state: 'done' });
    await ask(context, reference);
    expect(await listRefunds(context.db, order.id)).toMatchObject([{ state: 'done', kind: 'return' }]);
  });

  it('is asked for by the job of a refund, once a day until the money has arrived', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order, reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const actor = { actor_kind: 'member', actor_id: context.member.id } as const;
    const refund = await returnOrder(context, { orderId: order.id, requestKey: 'one', kind: 'return', actor });
    const refunds = async () => (await drainOutbox(opened, context, billingJobs)).filter((job) => job === REFUND_TOPIC);
    expect(await refunds()).toEqual([REFUND_TOPIC]);
    expect(await refunds()).toEqual([]);
    opened.clock.advance(DAY);
    expect(await refunds()).toEqual([REFUND_TOPIC]);
    expect(await listRefunds(context.db, order.id)).toMatchObject([{ state: 'pending' }]);
    context.payments.settleRefund(reference, { refundId: refund.id, state: 'done' });
    opened.clock.advance(DAY);
    expect(await refunds()).toEqual([REFUND_TOPIC]);
    expect(await listRefunds(context.db, order.id)).toMatchObject([{ state: 'done', kind: 'return' }]);
    opened.clock.advance(DAY);
    expect(await refunds()).toEqual([]);
  });

  it('is not asked for any more after a fortnight; somebody has to look into the refund', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order, reference } = await orderBundle(context);
    await settle(context, reference, 'paid');
    const actor = { actor_kind: 'member', actor_id: context.member.id } as const;
    const refund = await returnOrder(context, { orderId: order.id, requestKey: 'one', kind: 'return', actor });
    await drainOutbox(opened, context, billingJobs);
    const logged = vi.spyOn(context.log, 'error');
    await sendRefund(context, { refund_id: refund.id, round: 13 });
    expect(logged).not.toHaveBeenCalled();
    await sendRefund(context, { refund_id: refund.id, round: 14 });
    expect(logged).toHaveBeenCalledWith({ refund: refund.id }, 'a refund is still pending after a fortnight');
  });

  it('books a payment that was paid and charged back before anybody asked', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order, reference } = await orderBundle(context);
    context.payments.settle(reference, 'paid');
    context.payments.chargeBack(reference);
    const row = await context.db
      .selectFrom('outbox')
      .select('payload')
      .where('tenant_id', '=', context.db.tenantId)
      .where('topic', '=', CHECK_TOPIC)
      .executeTakeFirstOrThrow();
    await checkPayment(context, JSON.parse(row.payload) as CheckPayload);
    expect(await listRefunds(context.db, order.id)).toMatchObject([{ kind: 'chargeback', credits: 100 }]);
    expect(await balance(context)).toBe(0);
    await expectSoundLedger(context);
  });
});
