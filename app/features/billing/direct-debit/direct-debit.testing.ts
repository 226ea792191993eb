import { marketJson } from '~/tenancy/tenant.testing';
import type { TestOptions } from '~/testing/context';
import type { OpenDatabase } from '~/testing/with-database';
import { makeBuyer, type Buyer } from '../billing.testing';
import { askForCode, orderByDebit } from './direct-debit.service.server';
import { debitSchema, type DebitForm } from './direct-debit.schema.server';

/** Accounts in the form of real ones; the banks publish them as examples. */
export const IBAN = 'NL91ABNA0417164300';
export const GERMAN_IBAN = 'DE89370400440532013000';

/** What the form sends for 100 credits at 10.00 EUR, as the test brand sells them. */
export const typedDebit = {
  bundle: '100',
  request_key: 'debit-key-0001',
  total: '1000',
  currency: 'EUR',
  country: 'NL',
  next: '',
  account_holder: 'Anna de Vries',
  iban: 'nl91 abna 0417 1643 00',
  street: 'Verzonnenkade',
  house_number: '12-b',
  zip: '1000 AA',
  city: 'Amsterdam',
  phone: '06 12345678',
};

export type Changes = Partial<Record<string, string>>;

export function aDebitForm(changes: Changes = {}): DebitForm {
  return debitSchema({ home: 'NL', countries: ['NL'] }).parse({ ...typedDebit, ...changes });
}

/** A buyer of a brand that offers direct debit; `rules` are its limits. */
export function makeDebtor(open: OpenDatabase, rules: object = {}, options: TestOptions = {}): Promise<Buyer> {
  const markets = { NL: marketJson({ payment_methods: [{ method: 'directdebit' }, { method: 'ideal' }] }) };
  return makeBuyer(open, { ...options, tenant: { markets, direct_debit: rules, ...options.tenant } });
}

/** The code of the last text message. */
export function codeIn(context: Buyer): string {
  const code = /\b\d{6}\b/.exec(context.sms.sent.at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('no code was sent');
  return code;
}

/** Both steps, as the page takes them. */
export async function debit(context: Buyer, changes: Changes = {}) {
  await askForCode(context, aDebitForm(changes));
  return orderByDebit(context, aDebitForm({ ...changes, otp: codeIn(context) }), null);
}

export const nextKey = (n: number): Changes => ({ request_key: `debit-key-000${n}` });
