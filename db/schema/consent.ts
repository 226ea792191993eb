import type { Generated, Insertable, Selectable } from 'kysely';

/** What a visitor or member agreed to, and to which text. */
export interface ConsentTable {
  tenant_id: number;
  id: string;
  at: number;
  member_id: string | null;
  visit_id: string | null;
  /** For example analytics, sensitive_data, resell or terms. */
  kind: string;
  given: number;
  /** The version of the text that was shown. */
  version: string;
  /** The language in which it was shown; null for entries from before this was recorded. */
  language: Generated<string | null>;
}

export type ConsentRow = Selectable<ConsentTable>;
export type NewConsent = Insertable<ConsentTable>;
