import type { Insertable, Selectable, Updateable } from 'kysely';

/** What must be accounted for: login, failure, reset, purchase, refund, role, setting, denial. */
export interface AuditTable {
  tenant_id: number;
  id: string;
  at: number;
  actor_kind: 'visitor' | 'member' | 'staff' | 'system';
  actor_id: string | null;
  action: string;
  subject_id: string | null;
  request_id: string | null;
  /** Shortened address. */
  network_address: string | null;
  /** JSON without secrets and addresses. */
  detail: string | null;
}

export type AuditRow = Selectable<AuditTable>;
export type NewAudit = Insertable<AuditTable>;
export type AuditPatch = Updateable<AuditTable>;
