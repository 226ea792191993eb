import type { Insertable, Selectable } from 'kysely';

/** Why a member gets no more mail of the kinds that can be switched off; the words are those of the specification. */
export type SuppressionReason = 'spam complaint' | 'bounce' | 'list-unsubscribe';

/** One row for each reason. */
export interface SuppressionTable {
  tenant_id: number;
  member_id: string;
  reason: SuppressionReason;
  /** Keyed. A bounce or a complaint concerns one e-mail address, so it ends with a new one; empty for an unsubscription. */
  email_hash: string;
  /** 1 if mail is stopped, 0 while temporary failures are only counted. */
  stopped: number;
  failures: number;
  first_at: number;
  last_at: number;
  /** The status code of a failure, the type of a complaint, or the first kind of mail that was switched off. */
  detail: string;
  /** When a failure last said that the e-mail address is gone, without naming it; a second one stops mail. */
  hard_at: number | null;
  /** JSON list of all kinds that were switched off from within an e-mail; null for other reasons. */
  kinds: string | null;
}

export type SuppressionRow = Selectable<SuppressionTable>;
export type NewSuppression = Insertable<SuppressionTable>;
