import type { Selectable } from 'kysely';

/** One round to all members of a brand: the weekly updates of one week, the reminders of one day. */
export interface MailingTable {
  tenant_id: number;
  /** The type of notification, or the consent or 'terms' whose new text it is about. */
  type: string;
  /** The day of the round, or the version of the text. */
  id: string;
  /** The last member that was examined, in the order of ids; empty before the first. */
  cursor: string;
  examined: number;
  told: number;
  begun_at: number;
  done_at: number | null;
}

export type MailingRow = Selectable<MailingTable>;
