import { expect, it } from 'vitest';
import { listRefunds } from '~db/queries/refund';
import { openStripeHarness } from '~/providers/payment/stripe/stripe-harness.testing';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { anOrder, appError, expectSoundLedger, makeBuyer, orderBundle, ordered } from '../billing.testing';
import { placeOrder } from '../checkout/order.service.server';
import { findBalance } from '../ledger/ledger.service.server';
import { sendRefund } from '../returning/refund.service.server';
import { returnOrder } from '../returning/return.service.server';
import { reportOrder } from '../status/order-report.service.server';
import { receiveWebhook } from './webhook.service.server';

const ACCOUNT = 'stripe-main';

/** A buyer at a brand whose payments go to a server that behaves as Stripe. */
async function withStripe(opened: OpenDatabase) {
  const context = await makeBuyer(opened);
  const stripe = await openStripeHarness(opened.clock);
  const account = { account: ACCOUNT, kind: 'stripe' as const, webhook_secrets: [] };
  context.tenant = { ...context.tenant, payment_providers: [account] };
  context.ports = { ...context.ports, payments: new Map([[ACCOUNT, stripe.port]]) };
  const balance = () => findBalance(context.db, context.member.id);
  return { context, stripe, balance, [Symbol.asyncDispose]: () => stripe.close() };
}

withDatabase('orders through Stripe', (open) => {
  it('go to its page, are credited once by its webhook, and come back as a refund', async () => {
    await using parts = await withStripe(await open());
    const { context, stripe, balance } = parts;
    const { location, reference, order } = await orderBundle(context);
    expect(location).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const paid = await stripe.settle(reference, 'paid');
    expect(await receiveWebhook(context, ACCOUNT, paid)).toBe('counted');
    expect(await receiveWebhook(context, ACCOUNT, paid)).toBe('repeated');
    expect(await balance()).toBe(100);

    const refund = await returnOrder(context, {
      orderId: order.id,
      requestKey: 'one',
      kind: 'return',
      actor: { actor_kind: 'member', actor_id: context.member.id },
    });
    await sendRefund(context, { refund_id: refund.id });
    await sendRefund(context, { refund_id: refund.id });
    expect(stripe.server.world.refunds.size).toBe(1);
    await receiveWebhook(context, ACCOUNT, await stripe.settleRefund(reference, refund.id, 'done'));
    expect(await listRefunds(context.db, order.id)).toMatchObject([{ state: 'done', amount_minor: 1000 }]);
    expect(await balance()).toBe(0);
    await expectSoundLedger(context);
  });

  it('are credited without a webhook, because the provider is asked', async () => {
    const opened = await open();
    await using parts = await withStripe(opened);
    const { context, stripe, balance } = parts;
    const { reference, order } = await orderBundle(context);
    await stripe.settle(reference, 'paid');
    opened.clock.advance(5000);
    expect(await reportOrder(context, order.id)).toMatchObject({ status: 'completed', balance: 100 });
    expect(await balance()).toBe(100);
  });

  it('are not credited by a page with another amount, though Stripe signed it', async () => {
    await using parts = await withStripe(await open());
    const { context, stripe, balance } = parts;
    const { reference } = await orderBundle(context);
    await stripe.settle(reference, 'paid');
    const session = stripe.server.world.find(stripe.server.world.sessions, reference);
    const cheaper = stripe.event('checkout.session.completed', { ...session, amount_total: 1 });
    expect(await receiveWebhook(context, ACCOUNT, cheaper)).toBe('refused');
    expect(await balance()).toBe(0);
  });

  it('lose their credits to a chargeback, and have them again when it is won; an inquiry takes nothing', async () => {
    await using parts = await withStripe(await open());
    const { context, stripe, balance } = parts;
    const { reference } = await orderBundle(context);
    await receiveWebhook(context, ACCOUNT, await stripe.settle(reference, 'paid'));
    const { world } = stripe.server;
    const intent = world.find(world.intents, world.find(world.sessions, reference).payment_intent!);
    const inquiry = world.dispute(intent, 1000, 'warning_needs_response');
    await receiveWebhook(context, ACCOUNT, stripe.event('charge.dispute.created', inquiry));
    expect(await balance()).toBe(100);
    const dispute = Object.assign(inquiry, { status: 'needs_response' });
    expect(await receiveWebhook(context, ACCOUNT, stripe.event('charge.dispute.updated', dispute))).toBe('counted');
    expect(await balance()).toBe(0);
    const won = await stripe.settleChargeback(reference, dispute.id, 'failed');
    expect(await receiveWebhook(context, ACCOUNT, won)).toBe('counted');
    expect(await balance()).toBe(100);
    await expectSoundLedger(context);
  });

  it('can be placed again after Stripe did not respond, and open one page', async () => {
    await using parts = await withStripe(await open());
    const { context, stripe } = parts;
    stripe.trouble('dead');
    await expect(placeOrder(context, anOrder())).rejects.toEqual(appError('billing.provider-unavailable', 503));
    stripe.trouble('none');
    const { location } = await orderBundle(context);
    expect(await placeOrder(context, anOrder())).toBe(location);
    expect((await ordered(context)).order.state).toBe('pending');
    expect(stripe.server.world.sessions.size).toBe(1);
  });
});
