import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frozenClock, type AdjustableClock } from '~/server/context/clock';
import { Rejected } from '../../provider-errors';
import { aPayment, CONTRACT_NOW } from '../payment-harness.testing';
import type { PaymentPort, StatusEvent } from '../payment-port';
import { openStripeHarness, type StripeHarness } from './stripe-harness.testing';
import { stripeLocale } from './stripe-methods';
import type { StripeServer } from './stripe-server.testing';

let clock: AdjustableClock;
let harness: StripeHarness;
let port: PaymentPort;
let server: StripeServer;
beforeEach(async () => {
  clock = frozenClock(CONTRACT_NOW);
  harness = await openStripeHarness(clock);
  ({ port, server } = harness);
});
afterEach(() => harness.close());

const lastForm = () => server.requests.at(-1)!.form;
const customer = { key: 'an-opaque-key', email: 'anna@example.org' };

describe('what Stripe is asked', () => {
  it('is a page for one payment, with nothing of the member', async () => {
    await port.start(aPayment());
    const { line, form, headers } = server.requests.at(-1)!;
    const { paymentId, returnUrl } = aPayment();
    expect(line).toBe('POST /v1/checkout/sessions');
    expect(form).toEqual({
      mode: 'payment',
      client_reference_id: paymentId,
      allowed_payment_method_types: ['ideal'],
      line_items: [
        { quantity: '1', price_data: { currency: 'eur', unit_amount: '1999', product_data: { name: '100 credits' } } },
      ],
      adaptive_pricing: { enabled: 'false' },
      branding_settings: { display_name: 'Aurea B.V.' },
      locale: 'nl',
      success_url: returnUrl,
      cancel_url: returnUrl,
      metadata: { payment_id: paymentId },
      payment_intent_data: { description: '100 credits', metadata: { payment_id: paymentId } },
    });
    expect(headers).toMatchObject({ 'idempotency-key': paymentId, 'stripe-version': '2026-10-28.endive' });
  });

  it('says nothing about earlier requests: the telemetry of the client is off', async () => {
    await port.start(aPayment());
    await port.start(aPayment({ paymentId: 'another' }));
    expect(server.requests).toHaveLength(2);
    for (const { headers } of server.requests) expect(headers).not.toHaveProperty('x-stripe-client-telemetry');
  });

  it('is a page that ends before the order is given up, the same one however late it is started again', async () => {
    const order = aPayment({ startedAt: CONTRACT_NOW - 1_000 });
    const { providerReference } = await port.start(order);
    expect(lastForm()).toMatchObject({ expires_at: String(CONTRACT_NOW / 1000 - 1 + 23 * 3600) });
    clock.advance(22 * 3_600_000);
    expect((await port.start(order)).providerReference).toBe(providerReference);
    clock.advance(3_600_000);
    await expect(port.start(order)).rejects.toBeInstanceOf(Rejected);
    expect(server.world.sessions.size).toBe(1);
  });

  it('is asked once by a double click', async () => {
    await Promise.all(Array.from({ length: 10 }, () => port.start(aPayment())));
    expect(server.requests).toHaveLength(1);
  });

  it('has the amount in the units of Stripe', async () => {
    const price = () => (lastForm()['line_items'] as [{ price_data: object }])[0].price_data;
    await port.start(aPayment({ method: 'visa', currency: 'JPY', amountMinor: 500 }));
    expect(price()).toMatchObject({ currency: 'jpy', unit_amount: '500' });
    const { providerReference } = await port.start(
      aPayment({ paymentId: 'isk', method: 'visa', currency: 'ISK', amountMinor: 500 }),
    );
    expect(price()).toMatchObject({ currency: 'isk', unit_amount: '50000' });
    expect(await port.status(providerReference)).toMatchObject({ amountMinor: 500, currency: 'ISK' });
  });

  it.each([
    ['nl', 'nl'],
    ['en-GB', 'en-GB'],
    ['en-IE', 'en'],
    ['pt-BR', 'pt-BR'],
    ['nn-NO', 'nb'],
    ['ga', 'auto'],
  ])('has the page in the language of the member: %s as %s', (locale, expected) => {
    expect(stripeLocale(locale)).toBe(expected);
  });

  const currencies: Record<string, string> = {
    przelewy24: 'PLN',
    blik: 'PLN',
    twint: 'CHF',
    mobilepay: 'DKK',
    swish: 'SEK',
  };
  it('is one method, which it takes in its currency, for each method that the adapter declares', async () => {
    for (const method of port.methods) {
      const currency = currencies[method] ?? 'EUR';
      const { redirectUrl } = await port.start(aPayment({ paymentId: `by-${method}`, method, currency }));
      expect(redirectUrl, method).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    }
    expect([...port.methods]).not.toContain('directdebit');
  });

  it('is nothing for a method that it does not have', async () => {
    for (const method of ['dankort', 'vipps', 'paysafecard', 'constructor']) {
      await expect(port.start(aPayment({ method }))).rejects.toBeInstanceOf(Rejected);
    }
    expect(server.requests).toEqual([]);
  });

  it('is refused for a method in a currency that it does not take', async () => {
    await expect(port.start(aPayment({ method: 'blik', currency: 'EUR' }))).rejects.toBeInstanceOf(Rejected);
  });
});

describe('a card that is to be saved', () => {
  it('belongs to a customer of whom Stripe learns only a key', async () => {
    await port.start(aPayment({ method: 'visa', customer, remember: true }));
    const [created, opened] = server.requests;
    expect(created!.form).toEqual({ metadata: { customer_key: customer.key } });
    expect(opened!.form).toMatchObject({ payment_intent_data: { setup_future_usage: 'off_session' } });
    expect(JSON.stringify(server.requests)).not.toContain(customer.email);
  });

  it('is the only method that is saved: a bank asks for separate consent', async () => {
    const { providerReference } = await port.start(aPayment({ method: 'ideal', customer, remember: true }));
    expect(JSON.stringify(lastForm())).not.toContain('setup_future_usage');
    const [event] = await port.readWebhook(await harness.settle(providerReference, 'paid'));
    expect((event as StatusEvent).mandate).toBeUndefined();
  });

  it('is labelled with its last four digits', async () => {
    const { providerReference } = await port.start(aPayment({ method: 'visa', customer, remember: true }));
    const [event] = await port.readWebhook(await harness.settle(providerReference, 'paid'));
    expect((event as StatusEvent).mandate).toMatchObject({ label: '•••• 4242' });
  });
});

describe('a charge of a saved card', () => {
  async function repeat() {
    const started = await port.start(aPayment({ method: 'visa', customer, remember: true }));
    const [event] = await port.readWebhook(await harness.settle(started.providerReference, 'paid'));
    const { label: _, ...mandate } = (event as StatusEvent).mandate!;
    return aPayment({ paymentId: 'repeat', method: 'visa', mandate });
  }

  it('is paid at once where the bank agrees', async () => {
    const order = await repeat();
    server.chargesEnd = 'succeeded';
    const { providerReference, redirectUrl } = await port.start(order);
    expect(redirectUrl).toBeNull();
    expect(await port.status(providerReference)).toMatchObject({ state: 'paid', paymentId: 'repeat' });
  });

  it.each([
    ['card_declined', 'declined'],
    ['authentication_required', 'declined'],
    ['expired_card', 'card-expired'],
  ])(
    'is a failed payment where the bank refuses (%s), the same one however often it is started',
    async (code, failure) => {
      const order = await repeat();
      server.chargesEnd = { code };
      const { providerReference, redirectUrl } = await port.start(order);
      expect(redirectUrl).toBeNull();
      expect(await port.status(providerReference)).toMatchObject({ state: 'failed', failure });
      server.chargesEnd = 'succeeded';
      expect((await port.start(order)).providerReference).toBe(providerReference);
      expect(await port.status(providerReference)).toMatchObject({ state: 'failed' });
    },
  );

  it('is not found under the charge of a page, which has its own reference', async () => {
    const { providerReference } = await port.start(aPayment());
    await harness.settle(providerReference, 'paid');
    const { payment_intent: intent } = server.world.find(server.world.sessions, providerReference);
    await expect(port.status(intent!)).rejects.toBeInstanceOf(Rejected);
  });

  it('is not made a second time when Stripe may have forgotten the first', async () => {
    const order = { ...(await repeat()), startedAt: CONTRACT_NOW };
    await port.start(order);
    server.forgetKeys();
    clock.advance(24 * 3_600_000);
    await expect(port.start(order)).rejects.toBeInstanceOf(Rejected);
    // One of the page on which the card was saved, and one of the order.
    expect(server.world.intents.size).toBe(2);
  });

  it('leads to the bank that wants to ask its holder, to the same page however often it is started', async () => {
    const order = await repeat();
    server.chargesEnd = 'requires_action';
    const { providerReference, redirectUrl } = await port.start(order);
    expect(redirectUrl).toMatch(/^https:\/\/hooks\.stripe\.com\//);
    expect((await port.start(order)).redirectUrl).toBe(redirectUrl);
    expect(await port.status(providerReference)).toMatchObject({ state: 'open' });
    const [event] = await port.readWebhook(await harness.settle(providerReference, 'paid'));
    expect(event).toMatchObject({ kind: 'status', state: 'paid', paymentId: 'repeat' });
    expect(port.checkoutOrigins()).toContain(new URL(redirectUrl!).origin);
  });
});
