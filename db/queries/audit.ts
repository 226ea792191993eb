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

/** What was decided about photos. Their subject is a photo, which may be gone, so no erasure of a member finds them. */
const ABOUT_PHOTOS = ['review.photo-approved', 'review.photo-rejected'];

/** Deletes at most `limit` of these from before `before`; the actions of members stay. Returns their number. */
export const deleteAuditOfStrangers = (db: Db, before: number, limit: number): Promise<number> =>
  deleteActions(db, BY_STRANGERS, before, limit);

/** The same for decisions about photos. */
export const deleteAuditOfPhotos = (db: Db, before: number, limit: number): Promise<number> =>
  deleteActions(db, ABOUT_PHOTOS, before, limit);

async function deleteActions(db: Db, actions: readonly string[], before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('audit')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('action', 'in', [...actions])
    .where('at', '<', before)
    .limit(limit)
    .execute();
  return deleteRows(db, 'audit', rows);
}
