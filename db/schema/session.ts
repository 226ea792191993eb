import type { Insertable, Selectable, Updateable } from 'kysely';

/** A login on one device; the token is stored as a hash only. */
export interface SessionTable {
  tenant_id: number;
  /** Names it in the list of sessions; no secret. */
  id: string;
  token_hash: string;
  member_id: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  user_agent: string | null;
  /** Where it began: ISO 3166, by the IP address of the login. Null for logins from before this was noted. */
  country: string | null;
}

export type SessionRow = Selectable<SessionTable>;
export type NewSession = Insertable<SessionTable>;
export type SessionPatch = Updateable<SessionTable>;
