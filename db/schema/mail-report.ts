import type { Insertable } from 'kysely';

/**
 * One row for each report about mail that was counted, so that the same report counts once. The hash is keyed and names
 * nobody.
 */
export interface MailReportTable {
  tenant_id: number;
  report_hash: string;
  received_at: number;
}

export type NewMailReport = Insertable<MailReportTable>;
