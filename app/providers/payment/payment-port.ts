import type { LivePaymentMethod } from '~/tenancy/payment-methods';

/**
 * The port to a payment provider. Adapters: sandbox (embedded, demo), memory (tests); those of real vendors each have a
 * folder here. A provider is given an amount to collect and knows nothing of credits, bundles or members.
 */
export interface PaymentPort {
  readonly name: string;
  /** The methods it can collect with. */
  readonly methods: ReadonlySet<LivePaymentMethod>;
  /** Those of them that it can save for later orders. */
  readonly saves: ReadonlySet<LivePaymentMethod>;
  /**
   * Opens a payment. Safe to repeat: the same paymentId and amount give the same reference. Throws `Rejected` for
   * another amount under a known paymentId, `MandateEnded` for a saved method that has ended, and `Unavailable` if it is not known whether the payment was opened: start
   * the same one again then.
   */
  start(payment: PaymentStart): Promise<StartedPayment>;
  /**
   * Reads a call to the webhook: none, one or several events. Throws `Rejected` for what is not this provider's (such
   * as a missing, wrong, repeated or old signature), and `Unavailable` where the state had to be fetched and could not
   * be.
   */
  readWebhook(call: WebhookCall): Promise<PaymentEvent[]>;
  /** The provider's status now. Throws `Rejected` for a reference the provider never gave. */
  status(providerReference: string): Promise<PaymentStatus>;
  /**
   * The status of what was opened under our id, for a start whose response was lost. Undefined if nothing was opened
   * that anybody could have paid. Throws `Unavailable` if that cannot be said. Providers know a payment here a minute
   * after its start at the latest.
   */
  find(sought: SoughtPayment): Promise<PaymentStatus | undefined>;
  /**
   * Sends money back. Safe to repeat with the same refundId. Throws `Rejected` if the provider will never do it (too
   * much, too old, already charged back), and `Unavailable` if it is not known whether it will: ask again then.
   */
  refund(refund: RefundRequest): Promise<RefundStatus>;
  /** Ends a saved method: it is never charged again. Safe to repeat; one that the provider does not know has ended. */
  endMandate(saved: SavedMethod): Promise<void>;
  /** The origins at which the forms of a checkout page may end (Content-Security-Policy form-action). */
  checkoutOrigins(): string[];
}

export interface PaymentStart {
  /** Facet's id of this attempt; every event repeats it. */
  paymentId: string;
  tenantSlug: string;
  /** What the person is charged, fee included, in minor units: an integer above zero. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** The id of the method that was chosen on the checkout page, such as 'ideal'. */
  method: string;
  /** The name of the method for people; its id by default. */
  methodName?: string;
  /** The name of the merchant for people; the slug by default. */
  merchantName?: string;
  description: string;
  /** BCP 47. */
  locale: string;
  /** Where the browser goes afterwards, whatever the outcome. Arriving there proves nothing. */
  returnUrl: string;
  /** Where the provider's server sends its events. */
  webhookUrl: string;
  /** Epoch milliseconds of the first attempt. Providers remember only for some time what they have been asked. */
  startedAt?: number;
  /** The member at the provider, under an opaque key; without it the payment is not remembered. */
  customer?: PaymentCustomer;
  /** Asks for the member's method to be saved for later orders. */
  remember?: boolean;
  /** Charges a saved method, without a page unless the bank wants to ask the member. */
  mandate?: SavedMethod;
  /** Debits an account without a page: the merchant has the mandate (SEPA direct debit). */
  bankAccount?: BankAccount;
}

export interface PaymentCustomer {
  /** The provider's reference of the customer, if an earlier payment returned one. */
  reference?: string;
  key: string;
  email?: string;
}

export interface SavedMethod {
  customerReference: string;
  reference: string;
}

/** An account whose holder gave the merchant a mandate for one debit. */
export interface BankAccount {
  holder: string;
  /** Without spaces. */
  iban: string;
  mandateReference: string;
  /** ISO dates: of the mandate, and of the debit as it was announced. */
  signedOn: string;
  collectOn: string;
}

export interface StartedPayment {
  providerReference: string;
  /** Null if there is nothing for the member to do (an account with a mandate, a saved method). */
  redirectUrl: string | null;
  customerReference?: string;
}

export interface SoughtPayment {
  paymentId: string;
  tenantSlug: string;
  /** Epoch milliseconds of the first attempt. */
  startedAt: number;
}

export interface WebhookCall {
  /** The body exactly as it arrived: a signature covers its bytes. */
  body: Buffer | string;
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** The network of the caller, for a provider whose calls anybody can make. */
  from?: string;
}

/**
 * `pending`: the person has paid and the money is on its way; it ends as paid or failed. The other states are final.
 */
export type ReportedState = 'paid' | 'pending' | 'failed' | 'cancelled';

/** Why a payment failed, where the provider says so: a saved card whose date has passed, or a refusal of the bank. */
export type PaymentFailure = 'card-expired' | 'declined';

export type PaymentEvent = StatusEvent | MoneyBackEvent;

interface EventFacts {
  /** The same in every delivery of this event, so that it is counted once. */
  eventId: string;
  providerReference: string;
  paymentId: string;
  amountMinor: number;
  currency: string;
  /** Epoch milliseconds at the provider. Events may arrive in another order. */
  occurredAt: number;
}

export interface StatusEvent extends EventFacts {
  kind: 'status';
  state: ReportedState;
  failure?: PaymentFailure;
  /** The method that was saved, with a label for people such as '•••• 4242'. */
  mandate?: SavedMethod & { label: string };
}

/** Money that goes back. A direct debit that the bank returns is a chargeback. */
export interface MoneyBackEvent extends EventFacts {
  kind: 'refund' | 'chargeback';
  /** The provider's id of the refund or dispute. */
  reference: string;
  /** Our id, for a refund that we asked for. */
  refundId?: string;
  state: MoneyBackState;
}

/** `failed`: the refund did not happen, or the chargeback was won. */
export type MoneyBackState = 'pending' | 'done' | 'failed';

export interface RefundRequest {
  /** Facet's id of this refund; every event repeats it. */
  refundId: string;
  providerReference: string;
  paymentId: string;
  amountMinor: number;
  currency: string;
  description: string;
}

export interface ChargebackStatus {
  /** The provider's id. */
  reference: string;
  state: MoneyBackState;
  amountMinor: number;
  currency: string;
  /** Epoch milliseconds of the last change. */
  changedAt: number;
}

export interface RefundStatus extends ChargebackStatus {
  refundId?: string;
}

export interface PaymentStatus {
  providerReference: string;
  paymentId: string;
  /** `open`: the person has not chosen anything yet. */
  state: ReportedState | 'open';
  amountMinor: number;
  currency: string;
  /** Epoch milliseconds of the last change of the state. */
  changedAt: number;
  failure?: PaymentFailure;
  refunds: RefundStatus[];
  chargebacks: ChargebackStatus[];
}
