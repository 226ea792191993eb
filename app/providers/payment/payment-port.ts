/**
 * The port to a payment provider. Adapters: sandbox (embedded, demo), memory (tests); those of real vendors are added
 * here. A provider is given an amount to collect and knows nothing of credits, bundles or members.
 */
export interface PaymentPort {
  readonly name: string;
  /**
   * Opens a payment. Safe to repeat: the same paymentId and amount give the same reference. Throws `Rejected` for
   * another amount under a known paymentId, and `Unavailable` if it is not known whether the payment was opened: start
   * the same one again then.
   */
  start(payment: PaymentStart): Promise<StartedPayment>;
  /**
   * Reads a call to the webhook. Throws `Rejected` for a missing, wrong, repeated or old signature, or a body that is
   * not this provider's.
   */
  readWebhook(call: WebhookCall): PaymentEvent;
  /** The provider's status now. Throws `Rejected` for a reference the provider never gave. */
  status(providerReference: string): Promise<PaymentStatus>;
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
}

export interface StartedPayment {
  providerReference: string;
  redirectUrl: string;
}

export interface WebhookCall {
  /** The body exactly as it arrived: the signature covers its bytes. */
  body: Buffer | string;
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * `pending`: the person has paid and the money is on its way; it ends as paid or failed. The other states are final.
 */
export type PaymentState = 'paid' | 'pending' | 'failed' | 'cancelled';

export interface PaymentEvent {
  /** The same in every delivery of this event, so that it is counted once. */
  eventId: string;
  providerReference: string;
  paymentId: string;
  state: PaymentState;
  amountMinor: number;
  currency: string;
  /** Epoch milliseconds at the provider. Events may arrive in another order. */
  occurredAt: number;
}

export interface PaymentStatus {
  providerReference: string;
  paymentId: string;
  /** `open`: the person has not chosen anything yet. */
  state: PaymentState | 'open';
  amountMinor: number;
  currency: string;
  /** Epoch milliseconds of the last change. */
  changedAt: number;
}
