import { composeIBAN } from 'ibantools';
import type { Buyer } from '~/features/billing/billing.testing';
import { placeOrder } from '~/features/billing/checkout/order.service.server';
import { askForCode, orderByDebit } from '~/features/billing/direct-debit/direct-debit.service.server';
import { aDebitForm, codeIn } from '~/features/billing/direct-debit/direct-debit.testing';
import { AppError } from '~/server/response/app-error';
import type { SimulatedMethod } from './method-courses';

/** The only bundle of this world, in euro cents with the fee of every method. */
export const TOTAL = 1035;

/** Places one order, however often it is called with the same key. Returns the code of the rule that refused it, if one did. */
export function placeOnce(buyer: Buyer, methodId: SimulatedMethod, requestKey: string): Promise<string | undefined> {
  const shown = { bundleId: '100', total: TOTAL, currency: 'EUR', country: 'NL', code: '' };
  return domainErrorOf(() => placeOrder(buyer, { ...shown, methodId, requestKey, next: null }));
}

/** The same by direct debit, with a code by text message. */
export async function debitOnce(buyer: Buyer, requestKey: string): Promise<string | undefined> {
  // Each member has an account and a telephone of their own, made of the end of their id.
  const number = [...buyer.member.id].reduce((sum, letter) => (sum * 36 + parseInt(letter, 36)) % 100_000_000, 0);
  const digits = String(number).padStart(8, '0');
  const form = {
    iban: composeIBAN({ countryCode: 'DE', bban: `3704004400${digits}` })!,
    phone: `06 1${digits.slice(1)}`,
    total: String(TOTAL),
    request_key: requestKey,
  };
  return domainErrorOf(async () => {
    await askForCode(buyer, aDebitForm(form));
    await orderByDebit(buyer, aDebitForm({ ...form, otp: codeIn(buyer) }), null);
  });
}

async function domainErrorOf(order: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await order();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
