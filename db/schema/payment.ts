import type { Insertable, Selectable, Updateable } from 'kysely';

export type PaymentState = 'created' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'charged_back';

/** An attempt to collect the money for an order through a provider. */
export interface PaymentTable {
  tenant_id: number;
  id: string;
  purchase_id: string;
  provider: string;
  /** Unique per provider and named in webhooks. Null until the provider has responded. */
  provider_reference: string | null;
  state: PaymentState;
  amount_minor: number;
  currency: string;
  /** The URL at which the member pays. */
  redirect_url: string | null;
  created_at: number;
  updated_at: number;
  last_event_at: number | null;
}

export type PaymentRow = Selectable<PaymentTable>;
export type NewPayment = Insertable<PaymentTable>;
export type PaymentPatch = Updateable<PaymentTable>;
