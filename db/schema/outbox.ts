import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

/** What must happen outside the database, written with the change that causes it. */
export interface OutboxTable {
  tenant_id: number;
  /** ULID. */
  id: string;
  topic: string;
  /** JSON. */
  payload: string;
  created_at: number;
  due_at: number;
  attempts: Generated<number>;
  /** Claimed until then by lock_token. */
  locked_until: Generated<number>;
  lock_token: string | null;
  done_at: number | null;
  /** Given up: waits for a person. */
  failed_at: number | null;
  last_error: string | null;
}

export type OutboxRow = Selectable<OutboxTable>;
export type NewOutbox = Insertable<OutboxTable>;
export type OutboxPatch = Updateable<OutboxTable>;
