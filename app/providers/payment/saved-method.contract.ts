import { describe, expect, it } from 'vitest';
import { MandateEnded } from '../provider-errors';
import { aPayment, type PaymentHarness } from './payment-harness.testing';
import type { SavedMethod, StatusEvent } from './payment-port';

/** What every payment adapter promises about methods that are saved for later orders. */
export function savedMethodContract(harnessNow: () => PaymentHarness): void {
  const port = () => harnessNow().port;
  const customer = { key: 'a-key-that-says-nothing', email: 'anna@example.org' };

  async function settled(...args: Parameters<PaymentHarness['settle']>): Promise<StatusEvent> {
    const events = await port().readWebhook(await harnessNow().settle(...args));
    return events.find((event) => event.kind === 'status')!;
  }

  async function saveMethod(paymentId = 'first'): Promise<SavedMethod> {
    const start = aPayment({ paymentId, method: 'creditcard', customer, remember: true });
    const { mandate } = await settled((await port().start(start)).providerReference, 'paid');
    return { customerReference: mandate!.customerReference, reference: mandate!.reference };
  }

  describe('a saved method', () => {
    it('comes with the payment that was to be remembered, with a label that reveals no number', async () => {
      const started = await port().start(aPayment({ method: 'creditcard', customer, remember: true }));
      expect(started.customerReference).toMatch(/^[\w-]{5,120}$/);
      const { mandate } = await settled(started.providerReference, 'paid');
      expect(mandate).toMatchObject({ customerReference: started.customerReference });
      expect(mandate!.reference).toMatch(/^[\w-]{5,120}$/);
      expect(mandate!.label).toMatch(/^.{1,60}$/);
      expect(mandate!.label).not.toMatch(/\d{5}/);
    });

    it('does not come with a payment that was not to be remembered', async () => {
      for (const [paymentId, changes] of [['one', {}], ['two', { customer }]] as const) {
        const { providerReference } = await port().start(aPayment({ paymentId, method: 'creditcard', ...changes }));
        expect((await settled(providerReference, 'paid')).mandate).toBeUndefined();
      }
    }); // prettier-ignore

    it('belongs to one customer, also for later payments', async () => {
      const { customerReference } = await saveMethod();
      const again = { ...customer, reference: customerReference };
      const next = aPayment({ paymentId: 'next', method: 'creditcard', customer: again, remember: true });
      expect((await port().start(next)).customerReference).toBe(customerReference);
    });

    it('is charged without a page, once however often it is started', async () => {
      const mandate = await saveMethod();
      const start = aPayment({ paymentId: 'repeat', method: 'creditcard', mandate });
      const started = await Promise.all([port().start(start), port().start(start), port().start(start)]);
      expect(new Set(started.map((payment) => payment.providerReference)).size).toBe(1);
      const { providerReference } = started[0];
      expect(started.map((payment) => payment.redirectUrl)).toEqual([null, null, null]);
      expect(await settled(providerReference, 'paid')).toMatchObject({ state: 'paid', paymentId: 'repeat' });
      expect(await port().status(providerReference)).toMatchObject({ state: 'paid', amountMinor: 1999 });
    });

    it.each(['card-expired', 'declined'] as const)('that cannot be charged says why: %s', async (failure) => {
      const mandate = await saveMethod();
      const start = aPayment({ paymentId: 'repeat', method: 'creditcard', mandate });
      const { providerReference } = await port().start(start);
      expect(await settled(providerReference, 'failed', failure)).toMatchObject({ state: 'failed', failure });
      expect(await port().status(providerReference)).toMatchObject({ state: 'failed', failure });
    });

    it('that the provider never gave is refused', async () => {
      const known = await saveMethod();
      for (const mandate of [
        { ...known, reference: 'mdt_nobody_has_this' },
        { ...known, customerReference: 'cst_nobody_has_this' },
      ]) {
        const start = aPayment({ paymentId: `p-${mandate.reference.slice(-9)}`, method: 'creditcard', mandate });
        await expect(port().start(start)).rejects.toBeInstanceOf(MandateEnded);
      }
    });

    it('is never charged again once it was ended, and can be ended again', async () => {
      const [ended, other] = [await saveMethod('one'), await saveMethod('two')];
      await port().endMandate(ended);
      await port().endMandate(ended);
      await port().endMandate({ ...other, reference: 'mdt_nobody_has_this' });
      const start = aPayment({ paymentId: 'three', method: 'creditcard', mandate: ended });
      await expect(port().start(start)).rejects.toBeInstanceOf(MandateEnded);
      expect(
        (await port().start(aPayment({ paymentId: 'four', method: 'creditcard', mandate: other }))).redirectUrl,
      ).toBe(null);
    });

    it('is of a method that the adapter says it can save', () => {
      expect([...port().saves].filter((method) => !port().methods.has(method))).toEqual([]);
      expect(port().saves.has('creditcard')).toBe(true);
    });
  });
}
