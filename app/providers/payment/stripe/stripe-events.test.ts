import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { Rejected, Unavailable } from '../../provider-errors';
import { aPayment, CONTRACT_NOW } from '../payment-harness.testing';
import type { PaymentEvent, PaymentPort } from '../payment-port';
import { openStripeHarness, type StripeHarness } from './stripe-harness.testing';
import type { StripeWorld } from './stripe-world.testing';

let harness: StripeHarness;
let port: PaymentPort;
let world: StripeWorld;
beforeEach(async () => {
  harness = await openStripeHarness(frozenClock(CONTRACT_NOW));
  port = harness.port;
  world = harness.server.world;
});
afterEach(() => harness.close());

async function paid(changes = {}) {
  const { providerReference } = await port.start(aPayment(changes));
  await harness.settle(providerReference, 'paid');
  const session = world.find(world.sessions, providerReference);
  return { session, intent: world.find(world.intents, session.payment_intent!) };
}
const read = (type: string, object: object) => port.readWebhook(harness.event(type, object));

describe('an event of Stripe', () => {
  it('says nothing if it is of another kind, whatever is in it', async () => {
    const { session, intent } = await paid();
    expect(await read('customer.created', {})).toEqual([]);
    expect(await read('charge.refunded', { id: intent.latest_charge })).toEqual([]);
    expect(await read('toString', session)).toEqual([]);
  });

  it('says nothing if it is of somebody else’s page, charge, refund or dispute in the same account', async () => {
    const { session, intent } = await paid();
    const strange = { ...intent, id: 'pi_strange', metadata: {} };
    world.intents.set(strange.id, strange);
    expect(await read('checkout.session.completed', { ...session, client_reference_id: null })).toEqual([]);
    expect(await read('payment_intent.succeeded', strange)).toEqual([]);
    const refund = {
      id: 're_strange',
      amount: 1,
      currency: 'eur',
      status: 'succeeded',
      created: 1,
      payment_intent: strange.id,
    };
    expect(await read('refund.created', refund)).toEqual([]);
    expect(await read('charge.dispute.created', { ...refund, id: 'du_strange', status: 'lost' })).toEqual([]);
    expect(await read('refund.created', { ...refund, payment_intent: null })).toEqual([]);
  });

  it('is refused if it is signed and has no payment in it', async () => {
    await expect(read('checkout.session.completed', {})).rejects.toBeInstanceOf(Rejected);
    await expect(read('refund.updated', { id: 're_1' })).rejects.toBeInstanceOf(Rejected);
  });

  it('of a card that was refused on the page is not the end: the page offers another try', async () => {
    const { providerReference } = await port.start(aPayment({ method: 'visa' }));
    const session = world.find(world.sessions, providerReference);
    const intent = { ...world.confirm(session), status: 'requires_payment_method' };
    session.status = 'open';
    expect(await read('payment_intent.payment_failed', intent)).toEqual([]);
    expect(await port.status(providerReference)).toMatchObject({ state: 'open' });
  });

  it('of a page that ended while the money is on its way says so, and its second one that it has come', async () => {
    const { providerReference } = await port.start(aPayment());
    expect(await port.readWebhook(await harness.settle(providerReference, 'pending'))).toMatchObject([{ state: 'pending' }]); // prettier-ignore
    expect(await port.readWebhook(await harness.settle(providerReference, 'paid'))).toMatchObject([{ state: 'paid' }]);
    const { session } = await paid({ paymentId: 'late' });
    const { providerReference: _, ...facts } = { providerReference: session.id, paymentId: 'late', amountMinor: 1999, currency: 'EUR' }; // prettier-ignore
    expect(await read('checkout.session.async_payment_failed', session)).toMatchObject([{ ...facts, state: 'failed' }]);
  });

  it('of a refund that somebody made at Stripe by hand names the payment, and no refund of ours', async () => {
    const { session, intent } = await paid();
    const refund = world.refund(
      { payment_intent: intent.id, amount: 300, reason: 'duplicate', metadata: {} },
      'pending',
    );
    const [event] = await read('refund.created', refund);
    expect(event).toMatchObject({
      kind: 'refund',
      providerReference: session.id,
      paymentId: aPayment().paymentId,
      reference: refund.id,
      state: 'pending',
      amountMinor: 300,
    });
    expect(event).not.toHaveProperty('refundId');
    expect((await port.status(session.id)).refunds).toMatchObject([{ reference: refund.id, state: 'pending' }]);
  });

  it('of a refund or dispute of a saved card’s charge names that charge', async () => {
    const customer = { key: 'an-opaque-key' };
    const { session, intent } = await paid({ method: 'visa', customer, remember: true });
    const mandate = { customerReference: session.customer!, reference: intent.payment_method! };
    const { providerReference } = await port.start(aPayment({ paymentId: 'repeat', method: 'visa', mandate }));
    await harness.settle(providerReference, 'paid');
    const charge = world.find(world.intents, providerReference);
    const refund = world.refund({ payment_intent: charge.id, amount: 300, reason: 'duplicate', metadata: {} }, 'succeeded'); // prettier-ignore
    const facts = { providerReference, paymentId: 'repeat' };
    expect(await read('refund.created', refund)).toMatchObject([{ ...facts, state: 'done' }]);
    const dispute = world.dispute(charge, 1699, 'needs_response');
    expect(await read('charge.dispute.created', dispute)).toMatchObject([
      { ...facts, kind: 'chargeback', state: 'done' },
    ]);
  });

  it.each([
    ['needs_response', 'done'],
    ['under_review', 'done'],
    ['lost', 'done'],
    ['appeal_under_review', 'done'],
    ['won', 'failed'],
    ['prevented', 'failed'],
  ])('of a dispute says whether the money is gone: %s is %s', async (status, state) => {
    const { session, intent } = await paid();
    const dispute = world.dispute(intent, 1999, status);
    expect(await read('charge.dispute.updated', dispute)).toMatchObject([{ kind: 'chargeback', state }]);
    expect((await port.status(session.id)).chargebacks).toMatchObject([{ reference: dispute.id, state }]);
  });

  it.each(['warning_needs_response', 'warning_under_review', 'warning_closed'])(
    'of an inquiry says nothing, because no money is gone: %s',
    async (status) => {
      const { session, intent } = await paid();
      expect(await read('charge.dispute.created', world.dispute(intent, 1999, status))).toEqual([]);
      expect((await port.status(session.id)).chargebacks).toEqual([]);
    },
  );

  it('is Unavailable if what it does not say could not be read, and is understood when it comes again', async () => {
    const { intent } = await paid();
    const call = harness.event('charge.dispute.created', world.dispute(intent, 1999, 'needs_response'));
    for (const trouble of ['dead', 'maintenance', 'garbage'] as const) {
      harness.trouble(trouble);
      await expect(port.readWebhook(call)).rejects.toBeInstanceOf(Unavailable);
    }
    harness.trouble('none');
    expect(await port.readWebhook(call)).toMatchObject([{ kind: 'chargeback', amountMinor: 1999 }]);
  });

  it('with anything at all in it says nothing or is refused', async () => {
    const { session, intent } = await paid();
    const types = [
      'checkout.session.completed',
      'payment_intent.succeeded',
      'refund.created',
      'charge.dispute.created',
    ];
    const field = fc.constantFrom(...Object.keys(session), ...Object.keys(intent));
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('pi_1', 'constructor', -1, 1e21, null));
    const object = fc.oneof(
      fc.jsonValue(),
      fc.tuple(field, value).map(([key, changed]) => ({ ...session, [key]: changed })),
      fc.tuple(field, value).map(([key, changed]) => ({ ...intent, [key]: changed })),
    );
    harness.server.trouble = 404;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...types), object, async (type, changed) => {
        const events = await read(type, changed as object).catch((error: unknown) => error);
        const amounts = Array.isArray(events) ? (events as PaymentEvent[]).map((event) => event.amountMinor) : [];
        expect(Array.isArray(events) || events instanceof Rejected).toBe(true);
        expect(amounts.every((amount) => Number.isSafeInteger(amount))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is refused if it is larger than an event of Stripe can be', async () => {
    const call = harness.signed.sign(JSON.stringify({ id: 'evt_1', filler: 'x'.repeat(300_000) }));
    await expect(port.readWebhook(call)).rejects.toBeInstanceOf(Rejected);
  });
});
