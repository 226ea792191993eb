import type { Db } from '../handle';

/** At most this many photos are compared. */
const MOST = 500;

export async function insertPhotoBands(db: Db, photoId: string, bands: readonly string[]): Promise<void> {
  await db
    .insertInto('photo_band')
    .values(bands.map((band) => ({ tenant_id: db.tenantId, band, photo_id: photoId })))
    .execute();
}

export async function deletePhotoBands(db: Db, photoId: string, bands: readonly string[]): Promise<void> {
  if (bands.length === 0) return;
  await db
    .deleteFrom('photo_band')
    .where('tenant_id', '=', db.tenantId)
    .where('band', 'in', [...bands])
    .where('photo_id', '=', photoId)
    .execute();
}

/** Photos that share a band of their perceptual hash: candidates, whose whole hashes are compared afterwards. */
export function listPhotosInBands(db: Db, bands: readonly string[]) {
  return db
    .selectFrom('photo_band')
    .innerJoin('photo', (join) =>
      join.onRef('photo.tenant_id', '=', 'photo_band.tenant_id').onRef('photo.id', '=', 'photo_band.photo_id'),
    )
    .select(['photo.id', 'photo.member_id', 'photo.phash'])
    .distinct()
    .where('photo_band.tenant_id', '=', db.tenantId)
    .where('photo.tenant_id', '=', db.tenantId)
    .where('photo_band.band', 'in', [...bands])
    .limit(MOST)
    .execute();
}
