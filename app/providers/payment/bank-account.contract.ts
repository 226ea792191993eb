import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { Rejected } from '../provider-errors';
import { aPayment, CONTRACT_NOW, type OpenHarness, type PaymentHarness } from './payment-harness.testing';
import type { BankAccount } from './payment-port';

const account: BankAccount = {
  holder: 'Zoë van den Berg',
  iban: 'NL91ABNA0417164300',
  mandateReference: '01HQ3V9XK2M4N5P6Q7R8S9T0VA',
  signedOn: '2026-11-20',
  collectOn: '2026-11-24',
};
const aDebit = (changes: Partial<Record<keyof BankAccount, unknown>> = {}) =>
  aPayment({ method: 'directdebit', bankAccount: { ...account, ...changes } as BankAccount });

/** What an adapter promises that debits an account under a mandate of the merchant. */
export function bankAccountContract(name: string, open: OpenHarness): void {
  describe(`an account with a mandate: ${name}`, () => {
    let harness: PaymentHarness;
    beforeEach(async () => {
      harness = await open(frozenClock(CONTRACT_NOW));
    });
    afterEach(() => harness.close());

    it('is debited without a page, once however often it is started; the money is on its way', async () => {
      const started = await Promise.all([1, 2, 3].map(() => harness.port.start(aDebit())));
      expect(new Set(started.map((payment) => payment.providerReference)).size).toBe(1);
      expect(started[0]!.redirectUrl).toBeNull();
      expect(await harness.port.status(started[0]!.providerReference)).toMatchObject({ state: 'pending' });
    });

    it('is paid days later, and may be returned weeks later', async () => {
      const { providerReference } = await harness.port.start(aDebit());
      expect(await harness.port.readWebhook(await harness.settle(providerReference, 'paid'))).toMatchObject([
        { kind: 'status', state: 'paid' },
      ]);
      // A provider whose webhook only names the payment reports its state once more.
      const events = await harness.port.readWebhook(await harness.chargeBack(providerReference, 1999));
      expect(events.at(-1)).toMatchObject({ kind: 'chargeback', state: 'done', amountMinor: 1999 });
    });

    it.each([
      ['an IBAN with spaces', { iban: 'NL91 ABNA 0417 1643 00' }],
      ['no IBAN', { iban: '' }],
      ['a line break in the name', { holder: 'A\nB' }],
      ['a reference that is too long', { mandateReference: 'x'.repeat(36) }],
      ['a day that does not exist', { collectOn: '2026-02-30' }],
    ])('refuses %s', async (_, changes) => {
      await expect(harness.port.start(aDebit(changes))).rejects.toBeInstanceOf(Rejected);
    });
  });
}
