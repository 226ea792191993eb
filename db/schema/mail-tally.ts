import type { Insertable, Selectable } from 'kysely';

/** How mail of one day (UTC) fared with one mail provider: the domain behind the @ of those who were written to. */
export interface MailTallyTable {
  tenant_id: number;
  /** YYYY-MM-DD. */
  day: string;
  provider: string;
  /** Mails that our mail server took. */
  sent: number;
  /** Of those that came back, the ones that blame the e-mail address, its mailbox or nobody. */
  failed: number;
  /** The ones that blame us: who we are, what we wrote, how much we send. */
  ours: number;
  /** When staff were told that too many of them do; null while they were not. */
  alarmed_at: number | null;
}

export type MailTallyRow = Selectable<MailTallyTable>;
export type NewMailTally = Insertable<MailTallyTable>;
