import type { Insertable, Selectable } from 'kysely';

/** A browser to which messages may be pushed. It belongs to the session in which the member agreed and ends with it. */
export interface PushSubscriptionTable {
  tenant_id: number;
  id: string;
  member_id: string;
  session_id: string;
  /** SHA-256 of the endpoint, by which a browser is recognised. */
  endpoint_hash: string;
  /** The URL of the push service. Anyone who knows it and the keys could send messages to the browser. */
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string | null;
  created_at: number;
  last_success_at: number | null;
  /** Refused messages since the last success. */
  failures: number;
  /** The push service wants to be left alone until then. */
  wait_until: number | null;
}

/** The one pair of keys with which all servers sign (RFC 8292); the table has at most one row and belongs to no brand. */
export interface VapidKeyTable {
  id: number;
  public_key: string;
  private_key: string;
  created_at: number;
}

export type PushSubscriptionRow = Selectable<PushSubscriptionTable>;
export type NewPushSubscription = Insertable<PushSubscriptionTable>;
