import type { Db, Own } from '../handle';
import type { NewAudit } from '../schema/audit';

export async function insertAudit(db: Db, entry: Own<NewAudit>): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...entry, tenant_id: db.tenantId })
    .execute();
}

/** Failed and refused logins. Anybody can cause them, in any number. */
const BY_STRANGERS = ['account.login.failed', 'account.login.blocked'];

/** Deletes at most `limit` refused logins from before `before`; the actions of members stay. Returns their number. */
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
