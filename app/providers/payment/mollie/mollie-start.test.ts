import { afterEach, beforeEach, expect, it } from 'vitest';
import { frozenClock, type AdjustableClock } from '~/server/context/clock';
import { HOUR } from '~/time/durations';
import { Rejected, Unavailable } from '../../provider-errors';
import { aPayment, CONTRACT_NOW } from '../payment-harness.testing';
import type { PaymentStart } from '../payment-port';
import { webhookCall } from './mollie-server.testing';
import { openMollie, type MollieHarness } from './mollie.testing';

const customer = { key: 'a-key-that-says-nothing', email: 'anna@example.org' };
let clock: AdjustableClock;
let mollie: MollieHarness;
beforeEach(async () => {
  clock = frozenClock(CONTRACT_NOW);
  mollie = await openMollie(clock);
});
afterEach(() => mollie.close());

const start = (changes: Partial<PaymentStart> = {}) => mollie.port.start(aPayment(changes));
const sent = () => mollie.server.requests.at(-1)!;
const stored = () => mollie.server.records.payments;

async function saveCard() {
  const { providerReference } = await start({ paymentId: 'first', method: 'visa', customer, remember: true });
  const [event] = await mollie.port.readWebhook(await mollie.settle(providerReference, 'paid'));
  return (event as { mandate: { customerReference: string; reference: string } }).mandate;
}

it('sends what Mollie needs for its page, and nothing about the member', async () => {
  await start({ customer });
  const { paymentId, description, returnUrl, webhookUrl, tenantSlug } = aPayment();
  expect(sent()).toEqual({
    line: 'POST /v2/payments',
    idempotencyKey: paymentId,
    body: {
      amount: { currency: 'EUR', value: '19.99' },
      description,
      method: 'ideal',
      locale: 'nl_NL',
      redirectUrl: returnUrl,
      webhookUrl,
      metadata: { paymentId, tenant: tenantSlug },
    },
  });
});

it.each([
  ['mastercard', 'EUR', { method: 'creditcard', amount: { currency: 'EUR', value: '19.99' } }],
  ['wiretransfer', 'EUR', { method: 'banktransfer' }],
  ['creditcard', 'JPY', { amount: { currency: 'JPY', value: '1999' } }],
  ['creditcard', 'HUF', { amount: { currency: 'HUF', value: '1999.00' } }],
] as const)('asks for %s in %s', async (method, currency, body) => {
  const { providerReference } = await start({ method, currency });
  expect(sent().body).toMatchObject(body);
  expect(await mollie.port.status(providerReference)).toMatchObject({ amountMinor: 1999, currency });
});

it.each(['giropay', 'dankort', 'constructor', 'directdebit'])('refuses %s, and asks nothing', async (method) => {
  await expect(start({ method })).rejects.toBeInstanceOf(Rejected);
  expect(mollie.server.requests).toEqual([]);
});

it.each([
  [{ metadata: { paymentId: 'another' } }, Rejected],
  [{ _links: {} }, Unavailable],
])('takes no response with %j for its payment', async (wrong, kind) => {
  const { providerReference } = await start();
  const body = JSON.stringify({ ...mollie.server.records.getPayment(providerReference), ...wrong });
  mollie.server.trouble = { status: 201, body };
  await expect(start()).rejects.toBeInstanceOf(kind);
});

it('lets Mollie choose the language where its pages have none for the locale', async () => {
  await start({ locale: 'ja' });
  expect(sent().body).not.toHaveProperty('locale');
});

it('opens one payment, though the response to the first attempt was lost', async () => {
  mollie.server.trouble = 'lost';
  await expect(start()).rejects.toBeInstanceOf(Unavailable);
  mollie.server.trouble = undefined;
  const { providerReference } = await start();
  expect(stored().map(({ id }) => id)).toEqual([providerReference]);
});

it('finds the payment of a lost response by its metadata once Mollie has forgotten the key', async () => {
  const startedAt = clock.now();
  mollie.server.trouble = 'lost';
  await expect(start({ startedAt })).rejects.toBeInstanceOf(Unavailable);
  mollie.server.trouble = undefined;
  for (let n = 0; n < 600; n += 1)
    mollie.server.records.createPayment({ ...sent().body, metadata: { paymentId: `${n}` } });
  clock.advance(2 * HOUR);
  const { providerReference, redirectUrl } = await start({ startedAt });
  expect(stored().at(-1)!.id).toBe(providerReference);
  expect(redirectUrl).toContain('https://www.mollie.com/');
  expect(stored()).toHaveLength(601);
  // The server has forgotten the key: who does not say how old the attempt is opens a second payment.
  expect((await start()).providerReference).not.toBe(providerReference);
});

it('opens a payment late, however many are older', async () => {
  const { payments } = mollie.server.records;
  await start({ paymentId: 'other' });
  payments.push(...Array.from({ length: 5100 }, (_, n) => ({ ...payments[0]!, id: `tr_many${n}` })));
  clock.advance(HOUR);
  const startedAt = clock.now();
  clock.advance(2 * HOUR);
  await start({ startedAt });
  expect(payments).toHaveLength(5102);
});

it('opens a payment late if the first attempt never arrived', async () => {
  await start({ paymentId: 'other' });
  clock.advance(2 * HOUR);
  const { providerReference } = await start({ startedAt: CONTRACT_NOW });
  expect(stored().map(({ id }) => id)).toContain(providerReference);
  expect(stored()).toHaveLength(2);
});

it('opens nothing late where too many payments came between', async () => {
  const { payments } = mollie.server.records;
  await start({ paymentId: 'other' });
  payments.push(...Array.from({ length: 5100 }, (_, n) => ({ ...payments[0]!, id: `tr_many${n}` })));
  clock.advance(2 * HOUR);
  await expect(start({ startedAt: CONTRACT_NOW })).rejects.toBeInstanceOf(Rejected);
  expect(payments).toHaveLength(5101);
});

it('returns no page for a payment that has been paid meanwhile', async () => {
  const { providerReference } = await start();
  await mollie.settle(providerReference, 'paid');
  clock.advance(2 * HOUR);
  expect(await start({ startedAt: CONTRACT_NOW })).toEqual({ providerReference, redirectUrl: null });
});

it('saves a card under a customer of Mollie, of whom it knows a key and the e-mail address', async () => {
  await start({ method: 'visa', customer, remember: true });
  const [created, opened] = mollie.server.requests;
  expect(created).toMatchObject({ line: 'POST /v2/customers', body: { metadata: { key: customer.key } } });
  expect(Object.keys(created!.body).toSorted()).toEqual(['email', 'metadata']);
  expect(opened!.body).toMatchObject({ sequenceType: 'first', method: 'creditcard' });
});

it.each(['ideal', 'bancontact', 'eps'])('saves nothing of %s, which would become a direct debit', async (method) => {
  const started = await start({ method, customer, remember: true });
  expect(started).not.toHaveProperty('customerReference');
  expect(sent().body).not.toHaveProperty('sequenceType');
  expect(mollie.server.records.customers.size).toBe(0);
});

it('makes one customer, though the response was lost', async () => {
  mollie.server.trouble = 'lost';
  await expect(start({ method: 'visa', customer, remember: true })).rejects.toBeInstanceOf(Unavailable);
  mollie.server.trouble = undefined;
  await start({ method: 'visa', customer, remember: true });
  expect(mollie.server.records.customers.size).toBe(1);
});

it('saves nothing without a customer', async () => {
  await start({ method: 'visa', remember: true });
  expect(sent().body).not.toHaveProperty('sequenceType');
});

it('charges a saved card once, also after Mollie has forgotten the key', async () => {
  const repeat = { paymentId: 'repeat', method: 'visa', mandate: await saveCard() };
  const first = await start(repeat);
  expect(sent().body).toMatchObject({ sequenceType: 'recurring', mandateId: repeat.mandate.reference });
  expect(sent().body).not.toHaveProperty('redirectUrl');
  await mollie.settle(first.providerReference, 'paid');
  clock.advance(2 * HOUR);
  expect(await start(repeat)).toEqual(first);
  expect(stored().filter(({ sequenceType }) => sequenceType === 'recurring')).toHaveLength(1);
});

it('reports a saved method once it is saved, and only with the payment that saved it', async () => {
  const mandate = await saveCard();
  const { providerReference } = await start({ paymentId: 'second', method: 'visa', customer, remember: true });
  mollie.server.records.settle(providerReference, 'pending', { mandateId: mandate.reference });
  const repeat = await start({ paymentId: 'repeat', method: 'visa', mandate });
  const calls = [webhookCall(providerReference), await mollie.settle(repeat.providerReference, 'paid')];
  for (const call of calls) expect((await mollie.port.readWebhook(call))[0]).not.toHaveProperty('mandate');
});

it('labels a saved card by its last four digits, and PayPal without the account', async () => {
  const card = await saveCard();
  expect(card).toMatchObject({ label: '•••• 6789' });
  const { providerReference } = await start({ method: 'paypal', customer, remember: true });
  mollie.server.records.settle(providerReference, 'paid', { details: { consumerAccount: customer.email } });
  const [event] = await mollie.port.readWebhook(webhookCall(providerReference));
  expect(event).toMatchObject({ mandate: { label: 'PayPal' } });
});

it('debits an account once under the mandate that the member gave, though the response was lost', async () => {
  const bankAccount = {
    holder: 'Zoë van den Berg',
    iban: 'NL91ABNA0417164300',
    mandateReference: '01HQ3V9XK2M4N5P6Q7R8S9T0VA',
    signedOn: '2026-11-20',
    collectOn: '2026-11-24',
  };
  const debit = { method: 'directdebit', bankAccount, startedAt: CONTRACT_NOW };
  const { providerReference } = await start(debit);
  const [, mandate, charge] = mollie.server.requests;
  expect(mandate!.body).toEqual({
    method: 'directdebit',
    consumerName: bankAccount.holder,
    consumerAccount: bankAccount.iban,
    signatureDate: bankAccount.signedOn,
    mandateReference: bankAccount.mandateReference,
  });
  expect(charge!.body).toMatchObject({ sequenceType: 'recurring', metadata: { paymentId: aPayment().paymentId } });
  expect(JSON.stringify(charge!.body)).not.toContain(bankAccount.iban);
  for (const later of [60_000, 2 * HOUR]) {
    clock.advance(later);
    expect(await start(debit)).toMatchObject({ providerReference, redirectUrl: null });
  }
  expect(stored()).toHaveLength(1);
});
