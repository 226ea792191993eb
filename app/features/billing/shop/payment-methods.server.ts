import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import {
  isLiveMethod,
  methodFacts,
  paymentMethodCodes,
  paymentMethods,
  type PaymentMethodCode,
} from '~/tenancy/payment-methods';

/** The kind of a neutral drawing beside the name: what a person uses to pay, never a trade mark. */
export type Pictogram = 'bank' | 'card' | 'phone' | 'wallet' | 'voucher';

export interface PaymentMethod {
  /** The value in the API, and the path segment of /credits/{id}/{paymentmethod}. */
  id: PaymentMethodCode;
  /** In English; methodName has what a member reads. */
  name: string;
  pictogram: Pictogram;
  /**
   * Whether the method exists only for old orders (Giropay, Sofort, Maestro) and can be neither offered nor ordered.
   */
  retired: boolean;
  /** Whether the method works on Apple devices only. */
  appleOnly: boolean;
}

const pictograms: Record<PaymentMethodCode, Pictogram> = {
  directdebit: 'bank',
  przelewy24: 'bank',
  blik: 'phone',
  wiretransfer: 'bank',
  giropay: 'bank',
  mastercard: 'card',
  visa: 'card',
  creditcard: 'card',
  dankort: 'card',
  mobilepay: 'phone',
  swish: 'phone',
  twint: 'phone',
  satispay: 'phone',
  vipps: 'phone',
  cartebancaire: 'card',
  nexi: 'card',
  ideal: 'bank',
  bancontact: 'card',
  applepay: 'wallet',
  paysafecard: 'voucher',
  maestro: 'card',
  paypal: 'wallet',
  sofort: 'bank',
  eps: 'bank',
  wero: 'phone',
};

/**
 * Names and retirement come from app/tenancy, which checks the files of brands against them; the pictograms are defined
 * here.
 */
const catalogue = new Map<string, PaymentMethod>(
  paymentMethodCodes.map((id) => [
    id,
    {
      id,
      name: paymentMethods[id].name,
      pictogram: pictograms[id],
      retired: !isLiveMethod(id),
      appleOnly: methodFacts(id).device === 'apple',
    },
  ]),
);

/** Descriptions, which have a word in each language; the others are proper names. */
const described: ReadonlySet<string> = new Set<PaymentMethodCode>(['creditcard', 'directdebit', 'wiretransfer']);

/** What members call the method in their language; also of an old order. */
export function methodName(intl: IntlShape, id: string): string {
  if (described.has(id)) return intl.formatMessage({ id: messageId(`billing.method-${id}`) });
  return findPaymentMethod(id)?.name ?? id;
}

/** The method for a path segment or the value of an old order; undefined if there never was such a method. */
export function findPaymentMethod(id: string): PaymentMethod | undefined {
  return catalogue.get(id);
}
