import type { Db, Own } from '../handle';
import type { AuditRow, NewAudit } from '../schema/audit';

export async function insertAudit(db: Db, entry: Own<NewAudit>): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...entry, tenant_id: db.tenantId })
    .execute();
}

/** Failed and refused logins: anybody may cause them, as many as they like. */
const BY_STRANGERS = ['account.login.failed', 'account.login.blocked'];

/** Forgets at most `limit` rows that strangers caused before a moment; answers how many. What members did stays. */
export async function deleteAuditOfStrangers(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('audit')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('action', 'in', BY_STRANGERS)
    .where('at', '<', before)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('audit').where('tenant_id', '=', db.tenantId).where('id', 'in', ids).execute();
  return rows.length;
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
