import type { Db, Own } from '../handle';
import type { NewPhoto, PhotoPatch, PhotoRow } from '../schema/photo';

export async function insertPhotos(db: Db, photos: readonly Own<NewPhoto>[]): Promise<void> {
  if (photos.length === 0) return;
  await db
    .insertInto('photo')
    .values(photos.map((photo) => ({ ...photo, tenant_id: db.tenantId })))
    .execute();
}

export function findPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return photos(db).where('id', '=', id).executeTakeFirst();
}

/** The member's photos in the order chosen by the member. `status` limits them to those that others may see. */
export function listPhotos(db: Db, memberId: string, status?: PhotoRow['status']): Promise<PhotoRow[]> {
  let query = photos(db).where('member_id', '=', memberId);
  if (status !== undefined) query = query.where('status', '=', status);
  return query.orderBy('position').orderBy('id').execute();
}

/** The active photos of several members, each member's in the order chosen by the member. */
export async function listActivePhotosOf(db: Db, memberIds: readonly string[]): Promise<PhotoRow[]> {
  if (memberIds.length === 0) return [];
  return photos(db)
    .where('member_id', 'in', [...memberIds])
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function patchPhoto(db: Db, id: string, patch: Own<PhotoPatch>): Promise<boolean> {
  const result = await db
    .updateTable('photo')
    .set(patch)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type OwnedPhoto = NonNullable<Awaited<ReturnType<typeof findPhotoOf>>>;

/** A photo with the fields that decide who may see it. */
export function findPhotoOf(db: Db, id: string) {
  return ownedPhotos(db).where('photo.id', '=', id).executeTakeFirst();
}

/** Finds a photo by the file name of its blurred rendition, which does not reveal the photo's id. */
export function findPhotoByBlur(db: Db, filename: string) {
  return ownedPhotos(db).where('photo.blur_filename', '=', filename).executeTakeFirst();
}

export async function deletePhoto(db: Db, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('photo')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Photos that wait for the decision of a moderator, oldest first. */
export function listPendingPhotos(db: Db, limit: number): Promise<PhotoRow[]> {
  return photos(db).where('status', '=', 'pending').orderBy('created_at').orderBy('id').limit(limit).execute();
}

const photos = (db: Db) => db.selectFrom('photo').selectAll().where('tenant_id', '=', db.tenantId);

function ownedPhotos(db: Db) {
  return db
    .selectFrom('photo')
    .innerJoin('member', (join) =>
      join.onRef('member.tenant_id', '=', 'photo.tenant_id').onRef('member.id', '=', 'photo.member_id'),
    )
    .select([
      'photo.id',
      'photo.member_id',
      'photo.status',
      'photo.filename',
      'photo.thumb_filename',
      'photo.match_filename',
      'photo.large_filename',
      'photo.source_filename',
      'photo.blur_filename',
      'member.kind as owner_kind',
      'member.for_visitors',
      'member.status as owner_status',
      'member.profile_status',
      'member.main_photo_id',
    ])
    .where('photo.tenant_id', '=', db.tenantId);
}
