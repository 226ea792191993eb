import type { Insertable, Selectable } from 'kysely';

export type TokenPurpose =
  | 'activation'
  | 'login'
  | 'reset_password'
  | 'reactivation'
  | 'mail_change'
  | 'undo_change'
  | 'passkey'
  | 'unsubscribe'
  | 'withdrawal'
  | 'leave'
  | 'waiting_list'
  | 'leave_list';

/** A one-time link. The token is stored only as a hash. */
export interface TokenTable {
  tenant_id: number;
  token_hash: string;
  purpose: TokenPurpose;
  /** The member; of links about a waiting list the entry. */
  member_id: string;
  /** JSON by purpose: the new e-mail address of a change, the signup that an activation confirms, or the order to return. */
  payload: string | null;
  created_at: number;
  expires_at: number;
  consumed_at: number | null;
}

export type TokenRow = Selectable<TokenTable>;
export type NewToken = Insertable<TokenTable>;
