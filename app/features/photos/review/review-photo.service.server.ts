import { transaction } from '~db/database';
import { lockMember } from '~db/queries/member';
import { findPhoto, listPendingPhotos, patchPhoto } from '~db/queries/photo';
import { listPhotosInBands } from '~db/queries/photo-band';
import type { PhotoRow } from '~db/schema/photo';
import type { BrandContext } from '~/server/context/context.server';
import { settleMainIn } from '../upload/main-photo.service.server';
import { photoNotFound } from '../photos.errors';
import { bandsOf, isSamePicture } from '../upload/picture-hash';
import type { RejectionReason } from './rejection-reasons';

/** In review; `alsoOf`: other members of the brand with nearly the same picture, which suggests a stolen one. */
export interface PendingPhoto {
  photo: PhotoRow;
  alsoOf: number;
}

export async function listPhotosToReview(context: Pick<BrandContext, 'db'>, limit: number): Promise<PendingPhoto[]> {
  const photos = await listPendingPhotos(context.db, limit);
  return Promise.all(photos.map(async (photo) => ({ photo, alsoOf: await countOthersWith(context, photo) })));
}

/** The number of members of the brand, other than the owner, with a photo that looks the same. */
export async function countOthersWith(
  { db }: Pick<BrandContext, 'db'>,
  { member_id: owner, phash }: Pick<PhotoRow, 'member_id' | 'phash'>,
): Promise<number> {
  if (phash === null) return 0;
  const near = await listPhotosInBands(db, bandsOf(phash));
  const others = near.filter((photo) => photo.member_id !== owner && isSamePicture(photo.phash!, phash));
  return new Set(others.map((photo) => photo.member_id)).size;
}

export type PhotoDecision = { decision: 'approve' } | { decision: 'reject'; reason: RejectionReason };

/**
 * Stores a staff member's decision about a photo, whatever its state: a visible one can be taken down, a rejected one can
 * be approved after all. Returns false if the same decision was made before. Throws 404 if the photo does not exist.
 */
export function reviewPhoto(
  { db, clock }: Pick<BrandContext, 'db' | 'clock'>,
  photoId: string,
  decision: PhotoDecision,
): Promise<boolean> {
  const status = decision.decision === 'approve' ? 'active' : 'rejected';
  const rejection = decision.decision === 'reject' ? decision.reason : null;
  return transaction(db, async (tx) => {
    const found = await findPhoto(tx, photoId);
    const owner = found && (await lockMember(tx, found.member_id));
    // Read again under the lock, because the owner may have deleted the photo meanwhile.
    const photo = owner && (await findPhoto(tx, photoId));
    if (!photo) throw photoNotFound();
    if (photo.status === status && photo.rejection === rejection && photo.reviewed_at !== null) return false;
    await patchPhoto(tx, photoId, { status, rejection, main_again: null, reviewed_at: clock.now() });
    // If another photo was the main one only while this one was in review, it becomes the main one again.
    await settleMainIn(
      tx,
      photo.main_again === 1 && status === 'active' ? { ...owner, main_photo_id: photoId } : owner,
    );
    return true;
  });
}
