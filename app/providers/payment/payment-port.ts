/**
 * The port to a payment provider. Adapters: sandbox (embedded, demo), memory (tests); a real vendor's comes beside them.
 * A provider is told what to collect and knows nothing of credits, bundles or members.
 */
export interface PaymentPort {
  readonly name: string;
  /**
   * Opens a payment. Safe to repeat: the same paymentId and amount give the same reference; another amount under a
   * known paymentId is Rejected. Unavailable: it is not known whether it was opened; start the same one again.
   */
  start(payment: PaymentStart): Promise<StartedPayment>;
  /** Believes a call to our webhook, or raises Rejected: no, bad, doubled or old signature, or not this provider's body. */
  readWebhook(call: WebhookCall): PaymentEvent;
  /** The provider's truth now; Rejected for a reference it never gave. */
  status(providerReference: string): Promise<PaymentStatus>;
  /** Origins a checkout page's forms may end at (Content-Security-Policy form-action). */
  checkoutOrigins(): string[];
}

export interface PaymentStart {
  /** Our id of this attempt; comes back in every event. */
  paymentId: string;
  tenantSlug: string;
  /** Integer minor units, above zero, fee included: what the person is charged. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** Id of the method chosen with us, e.g. 'ideal'. */
  method: string;
  /** As the method is written for people; default: its id. */
  methodName?: string;
  /** Whom the person pays, as they know it; default: the slug. */
  merchantName?: string;
  description: string;
  /** BCP 47. */
  locale: string;
  /** Where the browser goes afterwards, whatever the outcome. It proves nothing. */
  returnUrl: string;
  /** Where the provider's server reports to ours. */
  webhookUrl: string;
}

export interface StartedPayment {
  providerReference: string;
  redirectUrl: string;
}

export interface WebhookCall {
  /** The body exactly as it came: the signature covers its bytes. */
  body: Buffer | string;
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
}

/** `pending`: the person did their part, the money is on its way; it ends as paid or failed. The others are final. */
export type PaymentState = 'paid' | 'pending' | 'failed' | 'cancelled';

export interface PaymentEvent {
  /** The same in every delivery of this event: count it once. */
  eventId: string;
  providerReference: string;
  paymentId: string;
  state: PaymentState;
  amountMinor: number;
  currency: string;
  /** Epoch milliseconds at the provider. Deliveries may overtake one another. */
  occurredAt: number;
}

export interface PaymentStatus {
  providerReference: string;
  paymentId: string;
  /** `open`: nothing chosen yet. */
  state: PaymentState | 'open';
  amountMinor: number;
  currency: string;
  /** Epoch milliseconds of the last change. */
  changedAt: number;
}
