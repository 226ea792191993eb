import { expect, it } from 'vitest';
import { memoryPayments } from '~/providers/payment/memory';
import { frozenClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { memoryLogger } from '~/server/operations/logger';
import { providerMethods, type PaymentProvider } from '~/tenancy/payment-providers';
import { accountProblems, openPaymentAccounts } from './payment-accounts.server';

const STRIPE: PaymentProvider = {
  account: 'stripe-eu',
  kind: 'stripe',
  api_key: 'PAYMENT_SECRET_STRIPE',
  webhook_secrets: ['PAYMENT_SECRET_HOOK', 'PAYMENT_SECRET_HOOK_OLD'],
};
const SANDBOX: PaymentProvider = { account: 'sandbox', kind: 'sandbox', webhook_secrets: [] };
const MOLLIE: PaymentProvider = {
  account: 'mollie-nl',
  kind: 'mollie',
  api_key: 'PAYMENT_SECRET_MOLLIE',
  webhook_secrets: [],
};
const secrets = new Map([
  ['PAYMENT_SECRET_MOLLIE', 'test_000000000000000000000000000000'],
  ['PAYMENT_SECRET_STRIPE', 'sk_test_0000000000000000'],
  ['PAYMENT_SECRET_HOOK', 'whsec_0000000000000000'],
  ['PAYMENT_SECRET_HOOK_OLD', 'whsec_1111111111111111'],
]);

function open(providers: PaymentProvider[], known: ReadonlyMap<string, string> = secrets) {
  const clock = frozenClock(1_790_000_000_000);
  const logged: { level: string; fields: object; message: string }[] = [];
  const sandbox = memoryPayments({ clock, ids: randomIds(clock), name: 'sandbox' });
  const parts = {
    tenants: () => [{ slug: 'aurea', payment_providers: providers }],
    secrets: known,
    clock,
    log: memoryLogger(logged),
  };
  return { accounts: openPaymentAccounts({ ...parts, sandbox }), closed: openPaymentAccounts({ ...parts, sandbox: null }), logged }; // prettier-ignore
}

it('opens the accounts that a brand names, once each, under their own names', () => {
  const { accounts } = open([STRIPE, SANDBOX]);
  expect(accounts.get('stripe-eu')).toMatchObject({ name: 'stripe-eu' });
  expect(accounts.get('stripe-eu')).toBe(accounts.get('stripe-eu'));
  expect(accounts.get('sandbox')).toMatchObject({ name: 'sandbox' });
  expect(accounts.get('nobody')).toBeUndefined();
});

it('has no sandbox where payments must be real', () => {
  expect(open([SANDBOX]).closed.get('sandbox')).toBeUndefined();
});

it('leaves out an account without its secrets or with unusable ones, and says so once', () => {
  const { accounts, logged } = open([STRIPE], new Map());
  expect([accounts.get('stripe-eu'), accounts.get('stripe-eu')]).toEqual([undefined, undefined]);
  expect(logged).toMatchObject([{ level: 'error', fields: { account: 'stripe-eu' } }]);
  const wrong = open([STRIPE], new Map([...secrets, ['PAYMENT_SECRET_STRIPE', 'not a key']]));
  expect(wrong.accounts.get('stripe-eu')).toBeUndefined();
  expect(wrong.logged).toHaveLength(1);
});

it('opens an account again when its entry changes while the server runs', () => {
  const providers = [STRIPE];
  const { accounts } = open(providers);
  const before = accounts.get('stripe-eu');
  providers[0] = { ...STRIPE, webhook_secrets: ['PAYMENT_SECRET_HOOK'] };
  expect(accounts.get('stripe-eu')).not.toBe(before);
  // Payments of an account that no brand names any more are still asked about.
  providers.length = 0;
  expect(accounts.get('stripe-eu')).toBeDefined();
});

it('names the variables that are missing', () => {
  const tenants = () => [{ slug: 'aurea', payment_providers: [STRIPE] }];
  expect(accountProblems({ tenants, secrets })).toEqual([]);
  expect(
    accountProblems({ tenants, secrets: new Map([...secrets].filter(([name]) => name !== STRIPE.api_key)) }),
  ).toEqual(['PAYMENT_SECRET_STRIPE is missing: the payment account stripe-eu of aurea needs it.']);
});

it('checks the files of brands against the methods that the adapters declare', () => {
  const { accounts } = open([STRIPE, MOLLIE, SANDBOX]);
  expect([...accounts.get('mollie-nl')!.methods].toSorted()).toEqual([...providerMethods.mollie].toSorted());
  expect([...accounts.get('stripe-eu')!.methods].toSorted()).toEqual([...providerMethods.stripe].toSorted());
  expect([...accounts.get('sandbox')!.methods].toSorted()).toEqual([...providerMethods.sandbox].toSorted());
});
