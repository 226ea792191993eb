import { beforeEach, describe, expect, it } from 'vitest';
import type { AdjustableClock } from '~/server/context/clock';
import { Rejected } from '../provider-errors';
import { aPayment, type PaymentHarness, type ProviderCall, type SignedWebhooks } from './payment-harness.testing';

/** What an adapter promises whose provider signs its webhooks; the others skip it. */
export function signedWebhookContract(harnessNow: () => PaymentHarness, clockNow: () => AdjustableClock): void {
  const read = (call: Parameters<PaymentHarness['port']['readWebhook']>[0]) => harnessNow().port.readWebhook(call);

  async function paid(): Promise<ProviderCall> {
    return harnessNow().settle((await harnessNow().port.start(aPayment())).providerReference, 'paid');
  }

  describe('a signed webhook', () => {
    let signed: SignedWebhooks;
    beforeEach((test) => {
      const { signed: scheme } = harnessNow();
      if (!scheme) return test.skip();
      signed = scheme;
    });

    it('is accepted for the tolerance and no second longer', async () => {
      const call = await paid();
      clockNow().advance(signed.toleranceMs - 1000);
      expect(await read(call)).toMatchObject([{ state: 'paid' }]);
      clockNow().advance(2000);
      await expect(read(call)).rejects.toBeInstanceOf(Rejected);
    });

    it('is refused in every way it could be forged, and the true one still counts', async () => {
      const call = await paid();
      expect(signed.forgeries.length).toBeGreaterThan(8);
      for (const [name, forge] of signed.forgeries) {
        await expect(read(forge(call)), name).rejects.toBeInstanceOf(Rejected);
      }
      expect(await read(call)).toMatchObject([{ state: 'paid' }]);
    });

    it('counts with the previous secret while the secret is changed, and never with a stranger’s', async () => {
      const { body } = await paid();
      for (const by of ['current', 'previous'] as const) {
        expect(await read(signed.sign(body, by))).toMatchObject([{ state: 'paid' }]);
      }
      await expect(read(signed.sign(body, 'stranger'))).rejects.toBeInstanceOf(Rejected);
    });

    it.each(['', '[]', 'null', '{"id":1}', 'no json', `{"id":"e","type":"payment.changed","payment":{}}`])(
      'is no event with the body %j, though it is signed',
      async (body) => {
        const events = await read(signed.sign(body)).catch((error: unknown) => error);
        // A provider also signs events of kinds that do not concern payments; they say nothing.
        expect(events instanceof Rejected || (Array.isArray(events) && events.length === 0)).toBe(true);
      },
    );
  });
}
