import { afterEach, beforeEach, expect, it } from 'vitest';
import { frozenClock, type AdjustableClock } from '~/server/context/clock';
import { Rejected, Unavailable } from '../../provider-errors';
import { aPayment, CONTRACT_NOW } from '../payment-harness.testing';
import { openMollie, type MollieHarness } from './mollie.testing';
import type { MollieRefundStatus, MollieStatus } from './mollie-records.testing';
import { webhookCall } from './mollie-server.testing';

let clock: AdjustableClock;
let mollie: MollieHarness;
let reference: string;
beforeEach(async () => {
  clock = frozenClock(CONTRACT_NOW);
  mollie = await openMollie(clock);
  reference = (await mollie.port.start(aPayment())).providerReference;
});
afterEach(() => mollie.close());

const read = (body = webhookCall(reference).body) => mollie.port.readWebhook({ body, headers: {} });
const settle = (status: MollieStatus) => mollie.server.records.settle(reference, status);
const refund = (refundId = 'our-refund', amountMinor = 500) =>
  mollie.port.refund({
    refundId,
    providerReference: reference,
    paymentId: aPayment().paymentId,
    amountMinor,
    currency: 'EUR',
    description: 'Unused credits',
  });

it.each([
  ['pending', 'pending'],
  ['authorized', 'pending'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'cancelled'],
] as const)('reads Mollie’s %s as %s', async (status, state) => {
  settle(status);
  expect(await read()).toMatchObject([{ kind: 'status', state }]);
  expect(await mollie.port.status(reference)).toMatchObject({ state });
});

it('gives no reason for a failure once another card was taken', async () => {
  mollie.server.records.settle(reference, 'paid', { details: { failureReason: 'card_declined' } });
  expect(await mollie.port.status(reference)).not.toHaveProperty('failure');
});

it('says nothing about a payment that nobody has touched yet', async () => {
  expect(await read()).toEqual([]);
});

it.each([
  ['queued', 'pending'],
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['refunded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
] as const satisfies [MollieRefundStatus, string][])('reads a %s refund as %s', async (status, state) => {
  settle('paid');
  const refunded = await refund();
  mollie.server.records.settleRefund(refunded.reference, status);
  expect(await read()).toMatchObject([
    { kind: 'status', state: 'paid' },
    { kind: 'refund', state, refundId: 'our-refund' },
  ]);
});

it('reads the state, the refunds and the chargebacks in one call, and the same events in every call', async () => {
  settle('paid');
  await refund();
  const chargeback = mollie.server.records.chargeBack(reference, { currency: 'EUR', value: '7.99' });
  const events = await read();
  expect(events.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['status', 1999],
    ['refund', 500],
    ['chargeback', 799],
  ]);
  clock.advance(60_000);
  expect(await read()).toEqual(events);
  mollie.server.records.reverse(chargeback);
  const won = await read();
  expect(won.slice(0, 2)).toEqual(events.slice(0, 2));
  expect(won[2]).toMatchObject({ state: 'failed', occurredAt: CONTRACT_NOW + 60_000 });
  expect(new Set([...events, ...won].map(({ eventId }) => eventId)).size).toBe(4);
});

it('reports a refund that somebody made at Mollie, without an id of ours', async () => {
  settle('paid');
  mollie.server.records.createRefund(reference, { amount: { currency: 'EUR', value: '5.00' } });
  const [, event] = await read();
  expect(event).toMatchObject({ kind: 'refund', amountMinor: 500 });
  expect(event).not.toHaveProperty('refundId');
});

it('reads nothing in a call about a payment that Mollie does not know, or that is of another shop', async () => {
  expect(await read('id=tr_5B8cwPMGnU6qLbRvo7qEZo')).toEqual([]);
  const facts = {
    amount: { currency: 'EUR', value: '1.00' },
    description: 'A chair',
    redirectUrl: 'https://shop.example/',
  };
  const other = mollie.server.records.createPayment({ ...facts, webhookUrl: 'https://shop.example/', metadata: '42' });
  mollie.server.records.settle(String(other.id), 'paid');
  expect(await read(`id=${String(other.id)}`)).toEqual([]);
  await expect(mollie.port.status(String(other.id))).rejects.toBeInstanceOf(Rejected);
});

it.each([
  'id=tr_1/refunds',
  'id=tr_../customers',
  'id=ord_5B8cwPMGnU6qLbRvo7qEZo',
  'id=tr_local000001&id=tr_local000001',
  `id=tr_local000001&x=${'x'.repeat(5000)}`,
  '{"id":"tr_local000001"}',
])('refuses %j, and asks Mollie nothing', async (body) => {
  const requests = mollie.server.requests.length;
  await expect(read(body)).rejects.toBeInstanceOf(Rejected);
  expect(mollie.server.requests).toHaveLength(requests);
});

it('believes nothing in a call but the id', async () => {
  expect(await read(`id=${reference}&status=paid`)).toEqual([]);
});

it.each([
  ['an unknown status', { status: 'melted' }],
  ['an amount as a number', { amount: { currency: 'EUR', value: 19.99 } }],
  ['an amount with other decimals', { amount: { currency: 'EUR', value: '19.9' } }],
  ['no time', { createdAt: 'yesterday' }],
])('does not guess: a payment with %s is Unavailable', async (_, facts) => {
  mollie.server.records.settle(reference, 'paid', facts);
  Object.assign(mollie.server.records.payments[0]!, facts);
  await expect(read()).rejects.toBeInstanceOf(Unavailable);
});

it('sends a refund once, though the response was lost and Mollie has forgotten the key', async () => {
  settle('paid');
  mollie.server.trouble = 'lost';
  await expect(refund()).rejects.toBeInstanceOf(Unavailable);
  mollie.server.trouble = undefined;
  const refunded = await refund();
  clock.advance(2 * 3_600_000);
  expect(await refund()).toEqual(refunded);
  expect(mollie.server.records.moneyBack).toHaveLength(1);
});

it('refunds no payment of another order', async () => {
  settle('paid');
  const { port } = mollie;
  const request = { refundId: 'r', providerReference: reference, amountMinor: 1, currency: 'EUR', description: 'x' };
  await expect(port.refund({ ...request, paymentId: 'another' })).rejects.toBeInstanceOf(Rejected);
  expect(mollie.server.records.moneyBack).toEqual([]);
});
