import type { Insertable, Selectable, Updateable } from 'kysely';

/** An event of a payment provider. Each event id is processed once. */
export interface PaymentEventTable {
  tenant_id: number;
  provider: string;
  event_id: string;
  payment_id: string;
  kind: string;
  /** The event as the payments feature has parsed it; JSON. */
  payload: string | null;
  received_at: number;
}

export type PaymentEventRow = Selectable<PaymentEventTable>;
export type NewPaymentEvent = Insertable<PaymentEventTable>;
export type PaymentEventPatch = Updateable<PaymentEventTable>;
