import type { Insertable, Selectable, Updateable } from 'kysely';

/**
 * What someone sent staff under a number, with or without an account: a complaint, a notice of illegal content, or a
 * question to customer service.
 */
export interface SubmissionTable {
  tenant_id: number;
  /** A ULID. */
  id: string;
  /** What the sender quotes: short, random, unique in the brand. */
  number: string;
  kind: 'complaint' | 'notice' | 'question';
  category: string;
  /** Of a notice the URL; of a complaint the number of an order, a report, a notice or a decision. */
  about: string | null;
  /** What `about` names, for a complaint against a decision. */
  about_kind: 'decision' | 'report' | 'notice' | null;
  /** The member whose profile the URL of a notice names, or about whom the decision was made. */
  subject_id: string | null;
  /** The member who sent it; null if nobody was logged in. */
  member_id: string | null;
  name: string | null;
  /** Where the answer goes, if nobody was logged in. */
  email: string | null;
  language: string;
  words: string;
  /** JSON: the profile as it was, if a notice is about one; its form is in evidence.server.ts. */
  snapshot: string | null;
  state: 'received' | 'in_progress' | 'decided';
  /** `upheld`: the sender was right; for a complaint against a decision this reverses it. Null for a plain answer. */
  outcome: 'upheld' | 'dismissed' | null;
  /** Staff's words to the sender. */
  answer: string | null;
  decided_by: string | null;
  created_at: number;
  decided_at: number | null;
}

export type SubmissionRow = Selectable<SubmissionTable>;
export type NewSubmission = Insertable<SubmissionTable>;
export type SubmissionPatch = Updateable<SubmissionTable>;
