import type { Db, Own } from '../handle';
import type { AuditRow, NewAudit } from '../schema/audit';

export async function insertAudit(db: Db, entry: Own<NewAudit>): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...entry, tenant_id: db.tenantId })
    .execute();
}

/** What a member did or what was done to them, newest first. */
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
