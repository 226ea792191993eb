import type { Insertable, Selectable } from 'kysely';

/** The audit log: logins and failed logins, resets, orders, refunds, changes of roles and settings, refusals. */
export interface AuditTable {
  tenant_id: number;
  id: string;
  at: number;
  actor_kind: 'visitor' | 'member' | 'staff' | 'system';
  actor_id: string | null;
  action: string;
  subject_id: string | null;
  request_id: string | null;
  /** The shortened IP address. */
  network_address: string | null;
  /** JSON without secrets and without e-mail or IP addresses. */
  detail: string | null;
}

export type AuditRow = Selectable<AuditTable>;
export type NewAudit = Insertable<AuditTable>;
