import { describe, expect, it } from 'vitest';
import type { AdjustableClock } from '~/server/context/clock';
import { Rejected, Unavailable } from '../provider-errors';
import { aPayment, TROUBLES, type PaymentHarness, type ProviderCall } from './payment-harness.testing';
import type { MoneyBackEvent, RefundRequest } from './payment-port';

/** What every payment adapter promises about money that goes back. */
export function moneyBackContract(harnessNow: () => PaymentHarness, clockNow: () => AdjustableClock): void {
  const port = () => harnessNow().port;

  async function paid(changes = {}): Promise<string> {
    const { providerReference } = await port().start(aPayment(changes));
    await port().readWebhook(await harnessNow().settle(providerReference, 'paid'));
    return providerReference;
  }

  const refundOf = (providerReference: string, changes: Partial<RefundRequest> = {}): RefundRequest => ({
    refundId: '01hq3v9xk2m4n5p6q7r8s9t0rf',
    providerReference,
    paymentId: aPayment().paymentId,
    amountMinor: 500,
    currency: 'EUR',
    description: 'Unused credits',
    ...changes,
  });

  async function moneyBack(call: ProviderCall): Promise<MoneyBackEvent> {
    const events = await port().readWebhook(call);
    return events.findLast((event) => event.kind !== 'status')!;
  }

  const ask = (...args: Parameters<typeof refundOf>) => port().refund(refundOf(...args));

  describe('a refund', () => {
    it('is made, reported by webhook with our id, and stands in the status', async () => {
      const reference = await paid();
      const refund = await ask(reference);
      expect(refund).toMatchObject({ refundId: refundOf('').refundId, amountMinor: 500, currency: 'EUR' });
      expect(['pending', 'done']).toContain(refund.state);
      clockNow().advance(5000);
      const event = await moneyBack(await harnessNow().settleRefund(reference, refundOf('').refundId, 'done'));
      const { refundId } = refundOf('');
      const facts = { kind: 'refund', reference: refund.reference, refundId, state: 'done', amountMinor: 500 };
      const payment = { providerReference: reference, paymentId: aPayment().paymentId, currency: 'EUR' };
      expect(event).toMatchObject({ ...facts, ...payment });
      const { refunds, state } = await port().status(reference);
      expect(state).toBe('paid');
      expect(refunds).toEqual([
        { reference: refund.reference, refundId, state: 'done', amountMinor: 500, currency: 'EUR', changedAt: event.occurredAt },
      ]); // prettier-ignore
    });

    it('happens once, however often and at how many times at once it is asked for', async () => {
      const reference = await paid();
      const refunds = await Promise.all(Array.from({ length: 10 }, () => ask(reference)));
      expect(new Set(refunds.map((status) => status.reference)).size).toBe(1);
      expect((await port().status(reference)).refunds).toHaveLength(1);
    });

    it('is refused with a known id and another amount', async () => {
      const reference = await paid();
      await ask(reference);
      await expect(ask(reference, { amountMinor: 501 })).rejects.toBeInstanceOf(Rejected);
      expect((await port().status(reference)).refunds).toMatchObject([{ amountMinor: 500 }]);
    });

    it('may be several parts, up to the whole amount and not a cent more', async () => {
      const reference = await paid();
      await ask(reference, { refundId: 'part-1', amountMinor: 1000 });
      await ask(reference, { refundId: 'part-2', amountMinor: 999 });
      await expect(ask(reference, { refundId: 'part-3', amountMinor: 1 })).rejects.toBeInstanceOf(Rejected);
      const { refunds } = await port().status(reference);
      expect(refunds.map(({ refundId, amountMinor }) => [refundId, amountMinor]).toSorted()).toEqual([
        ['part-1', 1000],
        ['part-2', 999],
      ]);
    });

    it('is refused if it is more than was paid', async () => {
      const reference = await paid();
      await expect(ask(reference, { amountMinor: 2000 })).rejects.toBeInstanceOf(Rejected);
      expect((await port().status(reference)).refunds).toEqual([]);
    });

    it.each([
      ['an amount of zero', { amountMinor: 0 }],
      ['a negative amount', { amountMinor: -1 }],
      ['a fraction of a cent', { amountMinor: 0.5 }],
      ['another currency', { currency: 'USD' }],
      ['a payment the provider never had', { providerReference: 'never_had_this' }],
      ['a path as reference', { providerReference: '../payments' }],
      ['an empty id', { refundId: '' }],
    ])('is refused with %s', async (_, changes) => {
      const reference = await paid();
      await expect(ask(reference, changes)).rejects.toBeInstanceOf(Rejected);
      expect((await port().status(reference)).refunds).toEqual([]);
    });

    it('is refused for a payment that nobody has paid', async () => {
      const { providerReference } = await port().start(aPayment());
      await expect(ask(providerReference)).rejects.toBeInstanceOf(Rejected);
    });

    it('that fails is reported as failed, and the money can be sent back again under another id', async () => {
      const reference = await paid();
      const { refundId } = refundOf('');
      await ask(reference, { amountMinor: 1999 });
      clockNow().advance(1000);
      const event = await moneyBack(await harnessNow().settleRefund(reference, refundId, 'failed'));
      expect(event).toMatchObject({ kind: 'refund', refundId, state: 'failed', amountMinor: 1999 });
      expect((await port().status(reference)).refunds).toMatchObject([{ refundId, state: 'failed' }]);
      expect(await ask(reference, { refundId: 'again', amountMinor: 1999 })).toMatchObject({ refundId: 'again' });
    });

    it.each(TROUBLES)('is Unavailable while the provider’s server is in trouble (%s), and made afterwards', async (kind) => {
      const reference = await paid();
      harnessNow().trouble(kind);
      await expect(ask(reference)).rejects.toBeInstanceOf(Unavailable);
      harnessNow().trouble('none');
      await ask(reference);
      expect((await port().status(reference)).refunds).toHaveLength(1);
    }); // prettier-ignore
  });

  describe('a chargeback', () => {
    it('is reported with its amount, by webhook and in the status', async () => {
      const reference = await paid();
      const event = await moneyBack(await harnessNow().chargeBack(reference, 1999));
      expect(event).toMatchObject({
        kind: 'chargeback',
        state: 'done',
        providerReference: reference,
        paymentId: aPayment().paymentId,
        amountMinor: 1999,
        currency: 'EUR',
      });
      expect(event.refundId).toBeUndefined();
      const { chargebacks } = await port().status(reference);
      expect(chargebacks).toMatchObject([
        { reference: event.reference, state: 'done', amountMinor: 1999, currency: 'EUR' },
      ]);
    });

    it('that is won is reported as failed, under the same reference and with an event id of its own', async () => {
      const reference = await paid();
      const chargeback = await moneyBack(await harnessNow().chargeBack(reference, 1999));
      clockNow().advance(1000);
      const won = await moneyBack(await harnessNow().settleChargeback(reference, chargeback.reference, 'failed'));
      expect(won).toMatchObject({
        kind: 'chargeback',
        state: 'failed',
        reference: chargeback.reference,
        amountMinor: 1999,
      });
      expect(won.eventId).not.toBe(chargeback.eventId);
      expect((await port().status(reference)).chargebacks).toMatchObject([
        { reference: chargeback.reference, state: 'failed' },
      ]);
    });

    it('leaves nothing to refund', async () => {
      const reference = await paid();
      await harnessNow().chargeBack(reference, 1999);
      await expect(ask(reference)).rejects.toBeInstanceOf(Rejected);
    });
  });
}
