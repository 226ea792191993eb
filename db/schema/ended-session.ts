import type { Insertable, Selectable } from 'kysely';

/**
 * A session that was ended on purpose on another device, until its cookie ends too: its browser is cleared with its next
 * request. The token is a hash, and nothing says whose it was.
 */
export interface EndedSessionTable {
  tenant_id: number;
  token_hash: string;
  expires_at: number;
}

export type EndedSessionRow = Selectable<EndedSessionTable>;
export type NewEndedSession = Insertable<EndedSessionTable>;
