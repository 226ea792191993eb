import { afterEach, expect, it } from 'vitest';
import { listMandates } from '~db/queries/mandate';
import { listPayments } from '~db/queries/payment';
import { memoryPayments } from '~/providers/payment/memory';
import { openMollie, type MollieHarness } from '~/providers/payment/mollie/mollie.testing';
import type { PaymentPort } from '~/providers/payment/payment-port';
import { openStripeHarness } from '~/providers/payment/stripe/stripe-harness.testing';
import { marketJson } from '~/tenancy/tenant.testing';
import { Unavailable } from '~/providers/provider-errors';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { billingJobs } from '../billing.jobs.server';
import { appError, expectSoundLedger, makeBuyer, ordered, type Buyer } from '../billing.testing';
import { codeIn, debit, aDebitForm, makeDebtor, typedDebit } from '../direct-debit/direct-debit.testing';
import { orderByDebit } from '../direct-debit/direct-debit.service.server';
import { findBalance } from '../ledger/ledger.service.server';
import { operate, readable } from '../operator/operator.testing';
import { order } from '../saved/saved.testing';
import { FIRST_CHECK_MS } from './payment-check.server';
import { receiveWebhook } from './webhook.service.server';

let mollie: MollieHarness | undefined;
afterEach(() => mollie?.close());

/** The provider carries out the first start, and its response never arrives: the line breaks, or this process ends. */
function losing(port: PaymentPort): PaymentPort {
  let lost = false;
  return {
    ...port,
    async start(payment) {
      const started = await port.start(payment);
      if (lost) return started;
      lost = true;
      throw new Unavailable(port.name, 'the response was lost');
    },
  };
}

async function openStripe(opened: OpenDatabase) {
  const stripe = await openStripeHarness(opened.clock);
  return { ...stripe, [Symbol.asyncDispose]: () => stripe.close() };
}

async function withLostDebit(opened: OpenDatabase, port: PaymentPort, account: 'memory' | 'mollie') {
  const context = await makeDebtor(opened);
  const kind = account === 'mollie' ? 'mollie' : 'sandbox';
  context.tenant = { ...context.tenant, payment_providers: [{ account, kind, webhook_secrets: [] }] };
  context.ports = { ...context.ports, payments: new Map([[account, losing(port)]]) };
  await expect(debit(context)).rejects.toEqual(appError('billing.provider-unavailable', 503));
  const order = async () => (await ordered(context, typedDebit.request_key)).order;
  const drain = () => drainOutbox(opened, context, billingJobs);
  const later = async (ms: number) => (opened.clock.advance(ms), drain());
  return { context, order, later };
}
const balance = (context: Buyer) => findBalance(context.db, context.member.id);

withDatabase('a debit whose start got no response', (open) => {
  it('is found by the job of the order, and credited once, though no webhook comes', async () => {
    const opened = await open();
    const port = memoryPayments({ clock: opened.clock, ids: opened.ids });
    const { context, order, later } = await withLostDebit(opened, port, 'memory');
    const { id, state } = await order();
    expect([state, (await listPayments(context.db, id))[0]!.provider_reference]).toEqual(['pending', null]);
    await later(FIRST_CHECK_MS);
    expect((await order()).state).toBe('processing');
    const reference = (await listPayments(context.db, id))[0]!.provider_reference!;
    port.settle(reference, 'paid');
    await later(HOUR);
    expect([(await order()).state, await balance(context)]).toEqual(['completed', 100]);
    await receiveWebhook(context, 'memory', port.settle(reference, 'paid'));
    expect(await balance(context)).toBe(100);
    await expectSoundLedger(context);
  });

  it('is found at Mollie, which was asked over the network, and debited once although the member tries again', async () => {
    const opened = await open();
    mollie = await openMollie(opened.clock);
    const { records } = mollie.server;
    const { context, order, later } = await withLostDebit(opened, mollie.port, 'mollie');
    expect(records.payments).toHaveLength(1);
    await later(FIRST_CHECK_MS);
    expect((await order()).state).toBe('processing');
    await orderByDebit(context, aDebitForm({ otp: codeIn(context) }), null);
    expect(records.payments).toHaveLength(1);
    records.settle(records.payments[0]!.id, 'paid');
    await later(HOUR);
    expect([(await order()).state, await balance(context)]).toEqual(['completed', 100]);
  });

  it('is not given up while the provider cannot say whether there is one', async () => {
    const opened = await open();
    const port = memoryPayments({ clock: opened.clock, ids: opened.ids });
    const { order, later } = await withLostDebit(opened, port, 'memory');
    port.failWith(new Unavailable('memory', 'down'));
    await later(FIRST_CHECK_MS);
    await later(48 * HOUR);
    expect((await order()).state).toBe('pending');
    port.failWith(undefined);
    await later(HOUR);
    expect((await order()).state).toBe('processing');
  });

  it('is found at Stripe by the metadata of a charge of a saved card, and charged once', async () => {
    const opened = await open();
    await using stripe = await openStripe(opened);
    const markets = { NL: marketJson({ payment_methods: [{ method: 'creditcard' }] }) };
    const context = await makeBuyer(opened, { tenant: { markets } });
    context.tenant = {
      ...context.tenant,
      payment_providers: [{ account: 'stripe-main', kind: 'stripe', webhook_secrets: [] }],
    };
    const use = (port: PaymentPort) =>
      (context.ports = { ...context.ports, payments: new Map([['stripe-main', port]]) });
    use(stripe.port);
    const card = { methodId: 'creditcard', total: 1000 };
    const first = await order(context, 'key-of-the-first', { ...card, remember: true });
    await receiveWebhook(context, 'stripe-main', await stripe.settle(first.reference, 'paid'));
    const [mandate] = await listMandates(context.db, context.member.id);
    use(losing(stripe.port));
    const charge = () => order(context, 'key-of-the-second', { ...card, savedId: mandate!.id });
    await expect(charge()).rejects.toEqual(appError('billing.provider-unavailable', 503));
    const charged = [...stripe.server.world.intents.values()];
    expect(charged).toHaveLength(2);
    opened.clock.advance(FIRST_CHECK_MS);
    await drainOutbox(opened, context, billingJobs);
    expect((await ordered(context, 'key-of-the-second')).order.state).toBe('processing');
    await charge();
    expect(stripe.server.world.intents.size).toBe(2);
    await stripe.settle(charged[1]!.id, 'paid');
    opened.clock.advance(HOUR);
    await drainOutbox(opened, context, billingJobs);
    expect(await balance(context)).toBe(200);
    await expectSoundLedger(context);
  });

  it('is a difference that reconciling lists and books', async () => {
    const opened = await open();
    const port = memoryPayments({ clock: opened.clock, ids: opened.ids });
    const { context, order } = await withLostDebit(opened, port, 'memory');
    const found = await operate(context, 'reconcile');
    expect([found.code, readable(found)]).toEqual([1, expect.stringContaining('state created pending')]);
    const booked = await operate(context, 'reconcile --book --reason "lost line" --actor Eva');
    expect([booked.code, (await order()).state]).toEqual([0, 'processing']);
  });
});
