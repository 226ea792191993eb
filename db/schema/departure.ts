import type { Selectable } from 'kysely';

/**
 * A member who deleted the account, and the certificate that was given out for it. With the erasure the row loses the
 * member and their words: what stays says that someone left, why, and that everything of theirs was erased.
 */
export interface DepartureTable {
  tenant_id: number;
  /** The hash of the code on the certificate. */
  code_hash: string;
  /** Null after the erasure. */
  member_id: string | null;
  /** One of `leaveReasons`; null if none was given. */
  reason: string | null;
  /** The member's own words; null after the erasure. */
  words: string | null;
  left_at: number;
  /** When the erasure is due. */
  erase_at: number;
  erased_at: number | null;
  /** The number of this erasure in the brand, from 1 without gaps; null until then. */
  seq: number | null;
  /** Covers the code, the day and the `chain_hash` of the erasure before, so that none can be added or removed later. */
  chain_hash: string | null;
}

export type DepartureRow = Selectable<DepartureTable>;
