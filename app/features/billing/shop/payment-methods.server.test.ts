import { expect, it } from 'vitest';
import { paymentMethodCodes } from '~/tenancy/payment-methods';
import { testTexts } from '~/testing/context';
import { findPaymentMethod, methodName } from './payment-methods.server';

const methods = paymentMethodCodes.map((id) => findPaymentMethod(id)!);

/** The list of the specification, section 9, literally; iDEAL has been renamed by its scheme since. */
const SPEC =
  'SEPA direct debit, Przelewy24, Blik, wire transfer, Giropay, Mastercard, Visa, credit card, Dankort, MobilePay, Swish, Twint, Satispay, Vipps, Carte bancaire, Nexi, iDEAL, Bancontact, Apple Pay, Paysafecard, Maestro, PayPal, Sofort, EPS'.split(
    ', ',
  );

// covers S9-054
it('are exactly the methods of the specification, and Wero', () => {
  const first = (name: string) => name[0]!.toUpperCase() + name.slice(1);
  const names = methods.map((method) => method.name);
  const now = (name: string) => (name === 'iDEAL' ? 'iDEAL | Wero' : /^(wire|credit)/.test(name) ? first(name) : name);
  expect(names).toEqual([...SPEC.map(now), 'Wero']);
});

it('have the same name in English, and in Dutch where it is a proper name', () => {
  const nameIn = (locale: 'en' | 'nl') => methods.map(({ id }) => methodName(testTexts(locale), id));
  expect(nameIn('en')).toEqual(methods.map(({ name }) => name));
  const translated = methods.map(({ name }, i) => [name, nameIn('nl')[i]]).filter(([name, dutch]) => name !== dutch);
  expect(translated).toEqual([
    ['SEPA direct debit', 'SEPA-incasso'],
    ['Wire transfer', 'Bankoverschrijving'],
    ['Credit card', 'Creditcard'],
  ]);
  expect(methodName(testTexts('nl'), 'bitcoin')).toBe('bitcoin');
});

it('has retired Giropay, Maestro and Sofort only', () => {
  const retired = methods.filter((method) => method.retired);
  expect(retired.map((method) => method.id)).toEqual(['giropay', 'maestro', 'sofort']);
});

// covers S9-054
it('have a pictogram and an id that fits into a path', () => {
  for (const method of methods) {
    expect(method.pictogram).toMatch(/^(bank|card|phone|wallet|voucher)$/);
    expect(method.id).toMatch(/^[a-z0-9]+$/);
    expect(findPaymentMethod(method.id)).toEqual(method);
  }
});

it.each(['', 'bitcoin', 'toString', '__proto__', 'PAYPAL'])('do not include %j', (id) => {
  expect(findPaymentMethod(id)).toBeUndefined();
});
