import type { Db, Own, Tx } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import type { NewPhoto, PhotoPatch, PhotoRow } from '../schema/photo';
import { inTransaction } from '../transaction';
import { raiseVersions, raiseWhereShown } from './live-version';

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
  return ofMember.all(db, { memberId, status });
}

const ofMember = prepared((db, p: Placeholders<{ memberId: string; status: PhotoRow['status'] | undefined }>) => {
  const all = photos(db).where('member_id', '=', p.memberId);
  const some = p.status === undefined ? all : all.where('status', '=', p.status);
  return some.orderBy('position').orderBy('id');
});

/** The active photos of several members, each member's in the order chosen by the member. */
export async function listActivePhotosOf(db: Db, memberIds: readonly string[]): Promise<PhotoRow[]> {
  if (memberIds.length === 0) return [];
  return activeOf.all(db, { memberIds });
}

const activeOf = prepared((db, p: Placeholders<{ memberIds: readonly string[] }>) =>
  photos(db).where('member_id', 'in', p.memberIds).where('status', '=', 'active').orderBy('position').orderBy('id'),
);

export function patchPhoto(db: Db, id: string, patch: Own<PhotoPatch>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const result = await tx
      .updateTable('photo')
      .set(patch)
      .where('tenant_id', '=', tx.tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    await raiseIfMain(tx, id);
    return result.numUpdatedRows > 0n;
  });
}

/** Lists show a member with the main photo alone. */
async function raiseIfMain(tx: Tx, id: string): Promise<void> {
  const owner = await ownerOfMain.first(tx, { id });
  raiseVersions(tx, ['user'], owner ? [owner.id] : []);
  if (owner) await raiseWhereShown(tx, owner.id);
}

const ownerOfMain = prepared((tx, p: Placeholders<{ id: string }>) =>
  tx
    .selectFrom('photo')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenant_id', '=', 'photo.tenant_id')
        .onRef('member.id', '=', 'photo.member_id')
        .onRef('member.main_photo_id', '=', 'photo.id'),
    )
    .select('member.id')
    .where('photo.tenant_id', '=', tx.tenantId)
    .where('photo.id', '=', p.id),
);

export type OwnedPhoto = NonNullable<Awaited<ReturnType<typeof findPhotoOf>>>;

/** A photo with the fields that decide who may see it. */
export const findPhotoOf = (db: Db, id: string) => owned.first(db, { id });

const owned = prepared((db, p: Placeholders<{ id: string }>) => ownedPhotos(db).where('photo.id', '=', p.id));

/** Finds a photo by the file name of its blurred rendition, which does not reveal the photo's id. */
export const findPhotoByBlur = (db: Db, filename: string) => blurred.first(db, { filename });

const blurred = prepared((db, p: Placeholders<{ filename: string }>) =>
  ownedPhotos(db).where('photo.blur_filename', '=', p.filename),
);

export function deletePhoto(db: Db, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await raiseIfMain(tx, id);
    const result = await tx
      .deleteFrom('photo')
      .where('tenant_id', '=', tx.tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  });
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
