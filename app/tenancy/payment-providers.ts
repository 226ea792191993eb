import { isLiveMethod, paymentMethodCodes, type LivePaymentMethod } from './payment-methods';

/**
 * The kinds of payment providers and the methods that each can collect with. The adapters declare the same; a test
 * compares them, so that `npm run tenant -- check` needs no adapter and no secret.
 */
export const providerMethods = {
  sandbox: paymentMethodCodes.filter(isLiveMethod),
  // prettier-ignore
  stripe: [
    'mastercard', 'visa', 'creditcard', 'cartebancaire', 'applepay', 'ideal', 'bancontact', 'eps', 'przelewy24', 'blik',
    'paypal', 'twint', 'mobilepay', 'swish', 'satispay',
  ],
  // prettier-ignore
  mollie: [
    'applepay', 'bancontact', 'blik', 'cartebancaire', 'creditcard', 'directdebit', 'eps', 'ideal', 'mastercard',
    'mobilepay', 'paypal', 'paysafecard', 'przelewy24', 'satispay', 'swish', 'twint', 'vipps', 'visa', 'wiretransfer',
  ],
} as const satisfies Record<string, readonly LivePaymentMethod[]>;

export type ProviderKind = keyof typeof providerMethods;

/** An account at a payment provider. Secrets are environment variables, which are named here. */
export interface PaymentProvider {
  /** The name of the account, in the URL of its webhook and with each of its payments. */
  account: string;
  kind: ProviderKind;
  /** The environment variable with the key of the API. */
  api_key?: string | undefined;
  /** The environment variables with the secrets of the webhook; two while the secret is changed. */
  webhook_secrets: string[];
}

export function takesMethod({ kind }: Pick<PaymentProvider, 'kind'>, method: LivePaymentMethod): boolean {
  return (providerMethods[kind] as readonly LivePaymentMethod[]).includes(method);
}
