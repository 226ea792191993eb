import type { Insertable, Selectable } from 'kysely';

/** A login on one device. The token is stored only as a hash. */
export interface SessionTable {
  tenant_id: number;
  /** Identifies the session in the member's list of sessions; it is no secret. */
  id: string;
  token_hash: string;
  member_id: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  user_agent: string | null;
  /** The country of the IP address at login, as ISO 3166 code. Null for sessions from before this column existed. */
  country: string | null;
}

export type SessionRow = Selectable<SessionTable>;
export type NewSession = Insertable<SessionTable>;
