import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { Misconfigured, Rejected, Unavailable } from '../../provider-errors';
import { aPayment, CONTRACT_NOW } from '../payment-harness.testing';
import { stripePayments } from './stripe';
import { openStripeHarness, type StripeHarness } from './stripe-harness.testing';
import { STRIPE_KEY } from './stripe-server.testing';

let harness: StripeHarness;
beforeEach(async () => {
  harness = await openStripeHarness(frozenClock(CONTRACT_NOW));
});
afterEach(async () => {
  vi.useRealTimers();
  await harness.close();
});

const options = (changes = {}) => ({
  account: 'stripe-main',
  apiKey: STRIPE_KEY,
  webhookSecrets: ['whsec_0123456789'],
  clock: frozenClock(CONTRACT_NOW),
  api: harness.server.api,
  ...changes,
});

describe('errors of Stripe', () => {
  it.each([
    [400, Rejected],
    [401, Misconfigured],
    [403, Misconfigured],
    [404, Rejected],
    [409, Unavailable],
    [429, Unavailable],
    [500, Unavailable],
    [503, Unavailable],
  ] as const)('with status %i have one class, for every call', async (status, kind) => {
    const { port, server } = harness;
    const { providerReference } = await port.start(aPayment());
    server.trouble = status;
    await expect(port.start(aPayment({ paymentId: 'another' }))).rejects.toBeInstanceOf(kind);
    await expect(port.status(providerReference)).rejects.toBeInstanceOf(kind);
    const { paymentId } = aPayment();
    const refund = {
      refundId: 'refund',
      providerReference,
      paymentId,
      amountMinor: 1,
      currency: 'EUR',
      description: 'x',
    };
    await expect(port.refund(refund)).rejects.toBeInstanceOf(kind);
  });

  it('are asked for once: whoever called decides whether to ask again', async () => {
    harness.server.trouble = 500;
    await expect(harness.port.start(aPayment())).rejects.toBeInstanceOf(Unavailable);
    expect(harness.server.requests).toHaveLength(1);
  });

  it('name no secret', async () => {
    const port = stripePayments(options({ apiKey: 'sk_test_somebodyElses' }));
    const error = await port.start(aPayment()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Misconfigured);
    expect((error as Error).message).not.toContain('somebodyElses');
  });

  it('include a response that does not end', async () => {
    const { port, server } = harness;
    const { providerReference } = await port.start(aPayment());
    server.trouble = 'slow';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pending = port.status(providerReference).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await pending).toBeInstanceOf(Unavailable);
  });
});

it('is Misconfigured with what cannot be a key or a secret of Stripe', () => {
  for (const changes of [
    { apiKey: 'pk_test_0123' },
    { apiKey: '' },
    { webhookSecrets: [] },
    { webhookSecrets: ['whsec_0123456789', 'secret'] },
  ]) {
    expect(() => stripePayments(options(changes))).toThrow(Misconfigured);
  }
});

describe('a refund', () => {
  async function paid() {
    const { providerReference } = await harness.port.start(aPayment());
    await harness.settle(providerReference, 'paid');
    const { paymentId, currency } = aPayment();
    return {
      refundId: 'refund',
      providerReference,
      paymentId,
      amountMinor: 500,
      currency,
      description: 'Unused credits',
    };
  }

  it('that is asked for again after Stripe has forgotten the key is still one', async () => {
    const refund = await paid();
    const { reference } = await harness.port.refund(refund);
    harness.server.forgetKeys();
    expect(await harness.port.refund(refund)).toMatchObject({ reference });
    expect(harness.server.world.refunds.size).toBe(1);
  });

  it('of a payment is not one of another', async () => {
    const refund = await paid();
    await expect(harness.port.refund({ ...refund, paymentId: 'another' })).rejects.toBeInstanceOf(Rejected);
  });

  it('waits for money in the account', async () => {
    const refund = await paid();
    harness.server.world.balance = 0;
    await expect(harness.port.refund(refund)).rejects.toBeInstanceOf(Unavailable);
    harness.server.world.balance = Infinity;
    harness.server.forgetKeys();
    expect(await harness.port.refund(refund)).toMatchObject({ state: 'done' });
  });

  it('that takes days is pending until then', async () => {
    const refund = await paid();
    harness.server.refundsBegin = 'pending';
    expect(await harness.port.refund(refund)).toMatchObject({ state: 'pending' });
  });
});
