import type { Insertable, Selectable } from 'kysely';

/** Someone without an account who wants one e-mail when signups of the brand open. One row for each e-mail address. */
export interface WaitingListTable {
  tenant_id: number;
  /** A ULID. */
  id: string;
  email: string;
  /** In lower case, as in the table `member`. */
  email_key: string;
  /** Of the page on which it was asked; the mails are in it. */
  language: string;
  /** The version of the text that was agreed to. */
  consent_version: string;
  asked_at: number;
  /** Null until the link in the first mail was followed: a stranger may have typed the e-mail address. */
  confirmed_at: number | null;
  /** The outbox row of the mail that signups are open; null while there is none. */
  opening_mail_id: string | null;
  /** When a mail server took that mail. */
  opening_mailed_at: number | null;
  /** When a failure last said that the e-mail address is gone, without naming it; a second one deletes the row. */
  hard_at: number | null;
  /** The row is deleted then. */
  erase_at: number;
}

export type WaitingListRow = Selectable<WaitingListTable>;
export type NewWaitingListEntry = Insertable<WaitingListTable>;
