import type { Insertable, Selectable } from 'kysely';

/**
 * A code that was sent to a telephone. Neither number nor code can be read from the row. Rows are stored longer than the
 * code is valid, because they are what the limits count.
 */
export interface SmsCodeTable {
  tenant_id: number;
  id: string;
  member_id: string;
  /** Keyed hashes: of the number, of what the code confirms, and of the code itself. */
  phone_hash: string;
  /** The country of the number. */
  country: string;
  /** The shortened IP address from which it was asked for. */
  network_address: string;
  subject_hash: string;
  code_hash: string;
  /** How many codes were tried. */
  tries: number;
  created_at: number;
  expires_at: number;
  consumed_at: number | null;
}

export type SmsCodeRow = Selectable<SmsCodeTable>;
export type NewSmsCode = Insertable<SmsCodeTable>;
