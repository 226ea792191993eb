import type { Db } from '../handle';
import type { AuditRow } from '../schema/audit';

/** What the member did and what was done to the member, newest first. */
export function listAuditOf(db: Db, memberId: string, limit: number): Promise<AuditRow[]> {
  return db
    .selectFrom('audit')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where((eb) => eb.or([eb('actor_id', '=', memberId), eb('subject_id', '=', memberId)]))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
