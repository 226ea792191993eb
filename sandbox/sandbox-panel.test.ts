import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frozenClock, type AdjustableClock } from '~/server/context/clock';
import { aPayment } from '~/providers/payment/payment-harness.testing';
import type { StatusEvent } from '~/providers/payment/payment-port';
import { DAY } from '~/time/durations';
import { ask, openMerchant, openSandbox } from './sandbox.testing';

describe('the tester’s panel', () => {
  let clock: AdjustableClock;
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  let merchant: Awaited<ReturnType<typeof openMerchant>>;
  beforeEach(async () => {
    clock = frozenClock(1_790_000_000_000);
    sandbox = await openSandbox(clock);
    merchant = await openMerchant();
  });
  afterEach(async () => {
    await sandbox.close();
    await merchant.close();
  });

  async function started(changes = {}) {
    const { payment } = sandbox.provider;
    return (await payment.start(aPayment({ webhookUrl: merchant.webhookUrl, ...changes }))).providerReference;
  }
  async function paid(changes = {}) {
    const reference = await started(changes);
    await sandbox.provider.settle(reference, 'paid');
    return reference;
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const press = (reference: string, act: string) =>
    ask(sandbox.port, `/payments/${reference}/act`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ act }).toString(),
    });
  const statusOf = (reference: string) => sandbox.provider.payment.status(reference);
  const reported = async () =>
    Promise.all(merchant.calls.map(async (call) => (await sandbox.provider.payment.readWebhook(call))[0]!));
  async function mandateOf() {
    const [event] = await reported();
    const { customerReference, reference } = (event as StatusEvent).mandate!;
    return { customerReference, reference };
  }
  const list = async () => (await ask(sandbox.port, '/payments')).body;
  async function pass(ms: number, until: () => Promise<void>) {
    clock.advance(ms);
    await vi.waitFor(until);
  }

  it('refunds a part and then the rest, and offers no more than remains', async () => {
    const reference = await paid();
    expect((await press(reference, 'refund-half')).status).toBe(303);
    expect((await press(reference, 'refund')).status).toBe(303);
    expect((await statusOf(reference)).refunds).toMatchObject([{ amountMinor: 999 }, { amountMinor: 1000 }]);
    expect((await reported()).slice(1)).toMatchObject([
      { kind: 'refund', state: 'done', amountMinor: 999 },
      { kind: 'refund', state: 'done', amountMinor: 1000 },
    ]);
    for (const act of ['refund', 'refund-half', 'chargeback']) {
      expect((await press(reference, act)).status, act).toBe(409);
      expect(await list()).not.toContain(`value="${act}"`);
    }
  });

  it('ends a refund that the merchant asked for as done or as failed', async () => {
    const reference = await paid();
    const refund = (refundId: string) =>
      sandbox.provider.payment.refund({
        refundId,
        providerReference: reference,
        paymentId: aPayment().paymentId,
        amountMinor: 500,
        currency: 'EUR',
        description: 'Unused credits',
      });
    const [first, second] = [await refund('one'), await refund('two')];
    await press(reference, `refund-done ${first.reference}`);
    await press(reference, `refund-failed ${second.reference}`);
    expect((await statusOf(reference)).refunds).toMatchObject([{ state: 'done' }, { state: 'failed' }]);
    expect((await press(reference, `refund-done ${second.reference}`)).status).toBe(409);
  });

  it('takes the money back and lets the merchant win', async () => {
    const reference = await paid();
    await press(reference, 'chargeback');
    const dispute = (await statusOf(reference)).chargebacks[0]!.reference;
    await press(reference, `chargeback-won ${dispute}`);
    expect((await reported()).slice(1)).toMatchObject([
      { kind: 'chargeback', state: 'done', amountMinor: 1999, reference: dispute },
      { kind: 'chargeback', state: 'failed', amountMinor: 1999, reference: dispute },
    ]);
  });

  it('sends all events again, the newest first, with the ids they had', async () => {
    const reference = await started();
    await sandbox.provider.settle(reference, 'pending');
    await sandbox.provider.settle(reference, 'paid');
    await press(reference, 'again');
    await vi.waitFor(() => expect(merchant.calls).toHaveLength(4));
    const ids = (await reported()).map(({ eventId }) => eventId);
    expect(ids.slice(2).toSorted()).toEqual(ids.slice(0, 2).toSorted());
  });

  it('holds events back until they are to be sent', async () => {
    const reference = await started();
    await press(reference, 'hold');
    await sandbox.provider.settle(reference, 'paid');
    expect(merchant.calls).toEqual([]);
    expect(await list()).toContain('held back');
    await ask(sandbox.port, `/payments/${reference}/deliver`, { method: 'POST', headers });
    expect(await reported()).toMatchObject([{ state: 'paid' }]);
  });

  it('lets a saved card expire, so that the next charge fails and says why', async () => {
    const customer = { key: 'somebody' };
    const reference = await paid({ method: 'creditcard', customer, remember: true });
    const mandate = await mandateOf();
    await press(reference, 'expire');
    const charge = (paymentId: string) => started({ paymentId, method: 'creditcard', mandate });
    const failing = await charge('later');
    await pass(6000, async () =>
      expect(await statusOf(failing)).toMatchObject({ state: 'failed', failure: 'card-expired' }),
    );
    await press(reference, 'expire');
    const working = await charge('valid');
    await pass(6000, async () => expect((await statusOf(working)).state).toBe('paid'));
  });

  it('lets the bank ask at the next charge of a saved card, on its own page', async () => {
    const reference = await paid({ method: 'creditcard', customer: { key: 'somebody' }, remember: true });
    const mandate = await mandateOf();
    await press(reference, 'challenge');
    const order = aPayment({ paymentId: 'later', method: 'creditcard', mandate, webhookUrl: merchant.webhookUrl });
    const { providerReference, redirectUrl } = await sandbox.provider.payment.start(order);
    expect(redirectUrl).toMatch(/\/checkout\/[\w-]+\/bank$/);
    expect(await statusOf(providerReference)).toMatchObject({ state: 'open' });
    expect(await sandbox.provider.settle(providerReference, 'paid')).toBe(true);
    expect(await statusOf(providerReference)).toMatchObject({ state: 'paid' });
  });

  it.each([
    ['a form from another site', { ...headers, 'sec-fetch-site': 'cross-site' }, 'act=refund', 403],
    ['no button', headers, '', 400],
    ['two buttons', headers, 'act=refund&act=chargeback', 400],
    ['a button that there is not', headers, 'act=riches', 409],
    ['another content type', { ...headers, 'content-type': 'text/plain' }, 'act=refund', 400],
    ['a large form', headers, `act=${'x'.repeat(5000)}`, 413],
  ])('refuses %s', async (_what, sent, body, status) => {
    const reference = await paid();
    const response = await ask(sandbox.port, `/payments/${reference}/act`, { method: 'POST', headers: sent, body });
    expect(response.status).toBe(status);
    expect((await statusOf(reference)).refunds).toEqual([]);
  });

  describe('by itself', () => {
    it.each([
      ['wiretransfer', 2 * DAY],
      ['directdebit', 3 * DAY],
    ])('lets the money of %s arrive after days', async (method, after) => {
      const reference = await started({ method });
      await sandbox.provider.settle(reference, 'pending');
      clock.advance(after - 1);
      await sandbox.restart();
      expect((await statusOf(reference)).state).toBe('pending');
      await pass(1, async () => expect((await statusOf(reference)).state).toBe('paid'));
      await vi.waitFor(() => expect(merchant.calls).toHaveLength(2));
      expect(merchant.calls.map(({ body }) => /"state":"(\w+)"/.exec(body)![1])).toEqual(['pending', 'paid']);
    });

    it('returns a direct debit after three weeks', async () => {
      const reference = await paid({ method: 'directdebit' });
      await press(reference, 'return-later');
      clock.advance(20 * DAY);
      expect((await statusOf(reference)).chargebacks).toEqual([]);
      await pass(DAY, async () =>
        expect((await statusOf(reference)).chargebacks).toMatchObject([{ amountMinor: 1999 }]),
      );
    });

    it('leaves alone what the tester has settled before', async () => {
      const reference = await started({ method: 'wiretransfer' });
      await sandbox.provider.settle(reference, 'pending');
      await sandbox.provider.settle(reference, 'failed');
      const other = await started({ paymentId: 'other', method: 'wiretransfer' });
      await sandbox.provider.settle(other, 'pending');
      await pass(3 * DAY, async () => expect((await statusOf(other)).state).toBe('paid'));
      expect((await statusOf(reference)).state).toBe('failed');
    });
  });
});

it('shows the course of each method, with the bank’s page in between where there is one', async () => {
  const sandbox = await openSandbox(frozenClock(1_790_000_000_000));
  const page = async (method: string) => {
    const { redirectUrl } = await sandbox.provider.payment.start(aPayment({ paymentId: method, method }));
    return {
      path: new URL(redirectUrl!).pathname,
      body: (await ask(sandbox.port, new URL(redirectUrl!).pathname)).body,
    };
  };
  const { path, body } = await page('creditcard');
  expect(body).toContain(`href="${path}/bank"`);
  const bank = (await ask(sandbox.port, `${path}/bank`)).body;
  expect(bank).toContain('3-D Secure');
  expect([...bank.matchAll(/name="outcome" value="(\w+)"/g)].map(([, value]) => value)).toEqual(['paid', 'failed']);
  expect((await page('paysafecard')).body).toContain('voucher');
  expect((await page('wiretransfer')).body).toContain('within days');
  expect((await page('paypal')).body).not.toContain('/bank"');
  expect((await ask(sandbox.port, '/payments/nobody/bank')).status).toBe(404);
  await sandbox.close();
});
