import { describe, expect, it } from 'vitest';
import type { AdjustableClock } from '~/server/context/clock';
import { Unavailable } from '../provider-errors';
import { aPayment, CONTRACT_NOW, TROUBLES, type PaymentHarness } from './payment-harness.testing';

/** What every payment adapter promises about a payment whose start was carried out but got no response. */
export function lostStartContract(harnessNow: () => PaymentHarness, clockNow: () => AdjustableClock): void {
  const port = () => harnessNow().port;
  const find = (paymentId = aPayment().paymentId) =>
    port().find({ paymentId, tenantSlug: aPayment().tenantSlug, startedAt: CONTRACT_NOW });
  const TEN_MINUTES = 600_000;

  describe('a payment whose reference was lost', () => {
    it('is found by our id, with all that its status says', async () => {
      await port().start(aPayment({ paymentId: 'before' }));
      const { providerReference } = await port().start(aPayment());
      await harnessNow().settle(providerReference, 'paid');
      await harnessNow().chargeBack(providerReference, 500);
      await port().start(aPayment({ paymentId: 'after' }));
      clockNow().advance(TEN_MINUTES);
      const found = await find();
      expect(found).toMatchObject({ state: 'paid', providerReference, chargebacks: [{ amountMinor: 500 }] });
      expect(found).toEqual(await port().status(providerReference));
    });

    it('is found while its money is on its way, if a saved method was charged', async () => {
      const customer = { key: 'a-key-that-says-nothing' };
      const first = await port().start(
        aPayment({ paymentId: 'first', method: 'creditcard', customer, remember: true }),
      );
      const [event] = await port().readWebhook(await harnessNow().settle(first.providerReference, 'paid'));
      if (event?.kind !== 'status' || !event.mandate) throw new Error('no method was saved');
      const { customerReference, reference } = event.mandate;
      const charge = aPayment({ method: 'creditcard', mandate: { customerReference, reference } });
      const { providerReference } = await port().start(charge);
      clockNow().advance(TEN_MINUTES);
      expect(await find()).toMatchObject({ state: 'pending', providerReference, paymentId: aPayment().paymentId });
    });

    it('does not exist if it never was started, or can still be paid by nobody', async () => {
      clockNow().advance(TEN_MINUTES);
      expect(await find()).toBeUndefined();
      await port().start(aPayment());
      clockNow().advance(TEN_MINUTES);
      expect([undefined, 'open']).toContain((await find())?.state);
    });

    it.each(TROUBLES)('is not said to be missing while the provider’s server is in trouble: %s', async (kind) => {
      await port().start(aPayment());
      harnessNow().trouble(kind);
      await expect(find()).rejects.toBeInstanceOf(Unavailable);
    });
  });
}
