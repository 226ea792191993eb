import type { Insertable, Selectable } from 'kysely';

/** A key pair whose private half is on a member's device or in their password manager. */
export interface PasskeyTable {
  tenant_id: number;
  /** Names the passkey in the member's list; the authenticator knows it by `credential_id`. */
  id: string;
  member_id: string;
  /** SHA-256 of `credential_id`, by which it is found: an authenticator may choose more than a thousand bytes. */
  credential_hash: string;
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often it was used, as the authenticator counts; 0 forever with those that do not count. */
  counter: number;
  /** How a browser reaches the authenticator, separated by commas; null if it did not say. */
  transports: string | null;
  /** What the member calls it. */
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** A question that a passkey answers by its signature, once. It is stored only as a hash. */
export interface PasskeyChallengeTable {
  tenant_id: number;
  challenge_hash: string;
  /** The member who adds a passkey; null at a login, where nobody knows yet who it is. */
  member_id: string | null;
  expires_at: number;
}

export type PasskeyRow = Selectable<PasskeyTable>;
export type NewPasskey = Insertable<PasskeyTable>;
export type NewPasskeyChallenge = Insertable<PasskeyChallengeTable>;
