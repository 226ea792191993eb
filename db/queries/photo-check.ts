import type { Db, Own } from '../handle';
import type { NewPhotoCheck, PhotoCheckPatch, PhotoCheckRow, PhotoCheckState } from '../schema/photo-check';

export async function insertPhotoCheck(db: Db, check: Own<NewPhotoCheck>): Promise<void> {
  await db
    .insertInto('photo_check')
    .values({ ...check, tenant_id: db.tenantId })
    .execute();
}

export function findPhotoCheck(db: Db, id: string): Promise<PhotoCheckRow | undefined> {
  return checks(db).where('id', '=', id).executeTakeFirst();
}

/** The member's checks, the latest first. */
export function listPhotoChecksOf(db: Db, memberId: string, limit: number): Promise<PhotoCheckRow[]> {
  return checks(db)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** All that still have a picture, for the erasure of a member and the withdrawal of the consent. */
export function listPhotoChecksWithPicture(db: Db, memberId: string): Promise<PhotoCheckRow[]> {
  return checks(db).where('member_id', '=', memberId).where('filename', 'is not', null).execute();
}

/** Those in one of these states, the oldest picture first. */
export function listPhotoChecksIn(db: Db, state: PhotoCheckState, limit: number): Promise<PhotoCheckRow[]> {
  return checks(db).where('state', '=', state).orderBy('sent_at').orderBy('id').limit(limit).execute();
}

export function listPhotoChecksToErase(db: Db, now: number, limit: number): Promise<PhotoCheckRow[]> {
  return checks(db).where('erase_at', '<=', now).orderBy('erase_at').orderBy('id').limit(limit).execute();
}

export async function patchPhotoCheck(db: Db, id: string, patch: Own<PhotoCheckPatch>): Promise<void> {
  await db.updateTable('photo_check').set(patch).where('tenant_id', '=', db.tenantId).where('id', '=', id).execute();
}

const checks = (db: Db) => db.selectFrom('photo_check').selectAll().where('tenant_id', '=', db.tenantId);
