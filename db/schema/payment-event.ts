import type { Insertable, Selectable, Updateable } from 'kysely';

/** An event of a provider: its id counts once. */
export interface PaymentEventTable {
  tenant_id: number;
  provider: string;
  event_id: string;
  payment_id: string;
  kind: string;
  /** As received, shortened of personal data. */
  payload: string | null;
  received_at: number;
}

export type PaymentEventRow = Selectable<PaymentEventTable>;
export type NewPaymentEvent = Insertable<PaymentEventTable>;
export type PaymentEventPatch = Updateable<PaymentEventTable>;
