import type { AdjustableClock } from '~/server/context/clock';
import type { MoneyBackState, PaymentFailure, PaymentPort, PaymentStart, ReportedState } from './payment-port';

/** A call to the webhook as the provider makes it. */
export interface ProviderCall {
  body: string;
  headers: Record<string, string>;
}

/** `dead`: no response at all. `maintenance`: a 503. `garbage`: a 200 that is not of this provider's API. */
export type Trouble = 'none' | 'dead' | 'maintenance' | 'garbage';
export const TROUBLES = ['dead', 'maintenance', 'garbage'] as const satisfies Trouble[];

/** What the contract needs of an adapter and of the provider's server behind it. */
export interface PaymentHarness {
  port: PaymentPort;
  /**
   * Does what buyer and bank do, and returns the webhook call that reports it. `failure`: why a saved method could not
   * be charged.
   */
  settle(providerReference: string, state: ReportedState, failure?: PaymentFailure): Promise<ProviderCall>;
  /**
   * Ends a refund that the port was asked for, and returns the call that reports it; where the provider ends refunds at
   * once, the call of that moment.
   */
  settleRefund(providerReference: string, refundId: string, state: 'done' | 'failed'): Promise<ProviderCall>;
  /** The bank takes the amount back. */
  chargeBack(providerReference: string, amountMinor: number): Promise<ProviderCall>;
  /** Ends a chargeback: `failed` means that the merchant has won, and the money is theirs again. */
  settleChargeback(providerReference: string, reference: string, state: MoneyBackState): Promise<ProviderCall>;
  /** What goes wrong with every call to the provider from now on. */
  trouble(kind: Trouble): void;
  /** For providers that sign their webhooks; others fetch the state, so that a forged call can say nothing untrue. */
  signed?: SignedWebhooks;
  close(): Promise<void>;
}

export interface SignedWebhooks {
  /** How long a signature is accepted. */
  toleranceMs: number;
  /** Signs a body as the provider does, by default with the current secret and now. */
  sign(body: string, by?: 'current' | 'previous' | 'stranger'): ProviderCall;
  /** Changes a call in ways that must make it worthless. */
  forgeries: [name: string, forge: (call: ProviderCall) => ForgedCall][];
}

export interface ForgedCall {
  body: string;
  headers: Record<string, string | string[]>;
}

export type OpenHarness = (clock: AdjustableClock) => Promise<PaymentHarness>;

export const CONTRACT_NOW = 1_790_000_000_000;

export function aPayment(changes: Partial<PaymentStart> = {}): PaymentStart {
  return {
    paymentId: '01hq3v9xk2m4n5p6q7r8s9t0va',
    tenantSlug: 'aurea',
    amountMinor: 1999,
    currency: 'EUR',
    method: 'ideal',
    methodName: 'iDEAL',
    merchantName: 'Aurea B.V.',
    description: '100 credits',
    locale: 'nl',
    returnUrl: 'http://aurea.localhost:3000/transactions/01hq3v9xk2m4n5p6q7r8s9t0va',
    webhookUrl: 'http://aurea.localhost:3000/webhooks/payment',
    ...changes,
  };
}
