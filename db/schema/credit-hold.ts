import type { Insertable, Selectable, Updateable } from 'kysely';

/** Reserved credits: already moved to the held account, booked or released later. */
export interface CreditHoldTable {
  tenant_id: number;
  id: string;
  member_id: string;
  /** The other side: its activation or answer (or the sender's own activation) books the hold. */
  counterpart_id: string;
  reason: 'unconfirmed_sender' | 'unconfirmed_recipient' | 'fictional_recipient';
  amount: number;
  /** The message. */
  reference: string;
  state: 'held' | 'booked' | 'released';
  created_at: number;
  /** Released from then on unless booked. */
  due_at: number;
  settled_at: number | null;
}

export type CreditHoldRow = Selectable<CreditHoldTable>;
export type NewCreditHold = Insertable<CreditHoldTable>;
export type CreditHoldPatch = Updateable<CreditHoldTable>;
