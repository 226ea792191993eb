import type { Db, Own } from '../handle';
import type { NewAudit } from '../schema/audit';
import { deleteRows } from './delete-rows';

export async function insertAudit(db: Db, entry: Own<NewAudit>): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...entry, tenant_id: db.tenantId })
    .execute();
}

/** Failed and refused logins, and requests for a new password. Anybody can cause them, in any number. */
const BY_STRANGERS = ['account.login.failed', 'account.login.blocked', 'account.reset.asked'];

/** Deletes at most `limit` of these from before `before`; the actions of members stay. Returns their number. */
export async function deleteAuditOfStrangers(db: Db, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('audit')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('action', 'in', BY_STRANGERS)
    .where('at', '<', before)
    .limit(limit)
    .execute();
  return deleteRows(db, 'audit', rows);
}
