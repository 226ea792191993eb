import type { Insertable, Selectable, Updateable } from 'kysely';

/** Reserved credits. They were moved to the held account and are booked (spent) or released (returned) later. */
export interface CreditHoldTable {
  tenant_id: number;
  id: string;
  member_id: string;
  /** The other member. Their activation or reply, or the sender's own activation, books the hold. */
  counterpart_id: string;
  reason: 'unconfirmed_sender' | 'unconfirmed_recipient' | 'fictional_recipient';
  amount: number;
  /** The id of the message. */
  reference: string;
  state: 'held' | 'booked' | 'released';
  created_at: number;
  /** The hold is released at this time unless it was booked before. */
  due_at: number;
  settled_at: number | null;
}

export type CreditHoldRow = Selectable<CreditHoldTable>;
export type NewCreditHold = Insertable<CreditHoldTable>;
export type CreditHoldPatch = Updateable<CreditHoldTable>;
