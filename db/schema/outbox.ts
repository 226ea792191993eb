import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

/** Effects outside the database, written in the transaction of the change that causes them. */
export interface OutboxTable {
  tenant_id: number;
  /** A ULID. */
  id: string;
  topic: string;
  /** JSON. */
  payload: string;
  created_at: number;
  due_at: number;
  attempts: Generated<number>;
  /** The end of the lease, in epoch milliseconds. Until then the job belongs to the claim `lock_token`. */
  locked_until: Generated<number>;
  lock_token: string | null;
  done_at: number | null;
  /** When the job was given up; after that it is not retried. */
  failed_at: number | null;
  last_error: string | null;
}

export type OutboxRow = Selectable<OutboxTable>;
export type NewOutbox = Insertable<OutboxTable>;
export type OutboxPatch = Updateable<OutboxTable>;
