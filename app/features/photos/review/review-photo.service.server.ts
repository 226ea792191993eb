import { transaction } from '~db/database';
import { lockMember } from '~db/queries/member';
import { findPhoto, listPendingPhotos, patchPhoto } from '~db/queries/photo';
import { listPhotosInBands } from '~db/queries/photo-band';
import type { PhotoRow } from '~db/schema/photo';
import type { ServiceContext } from '~/server/context/context.server';
import { settleMainIn } from '../own/main-photo.service.server';
import { photoNotFound } from '../photo.errors';
import { bandsOf, isSamePicture } from '../upload/picture-hash';
import type { RejectionReason } from './rejection-reasons';

/** A photo that waits, and how many other members of the brand have near the same picture: a sign of a stolen one. */
export interface PendingPhoto {
  photo: PhotoRow;
  alsoOf: number;
}

export async function listPhotosToReview(context: Pick<ServiceContext, 'db'>, limit: number): Promise<PendingPhoto[]> {
  const photos = await listPendingPhotos(context.db, limit);
  return Promise.all(photos.map(async (photo) => ({ photo, alsoOf: await countOthersWith(context, photo) })));
}

/** Members of the brand, other than the owner, with a photo that looks the same. */
export async function countOthersWith(
  { db }: Pick<ServiceContext, 'db'>,
  { member_id: owner, phash }: Pick<PhotoRow, 'member_id' | 'phash'>,
): Promise<number> {
  if (phash === null) return 0;
  const near = await listPhotosInBands(db, bandsOf(phash));
  const others = near.filter((photo) => photo.member_id !== owner && isSamePicture(photo.phash!, phash));
  return new Set(others.map((photo) => photo.member_id)).size;
}

export type PhotoDecision = { decision: 'approve' } | { decision: 'reject'; reason: RejectionReason };

/**
 * A person's decision about a photo, whatever its state: one that was shown can be taken down, one that was rejected
 * be shown after all. False where that was decided before; 404 for a photo that is gone.
 */
export function reviewPhoto(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  photoId: string,
  decision: PhotoDecision,
): Promise<boolean> {
  const status = decision.decision === 'approve' ? 'active' : 'rejected';
  const rejection = decision.decision === 'reject' ? decision.reason : null;
  return transaction(db, async (tx) => {
    const found = await findPhoto(tx, photoId);
    const owner = found && (await lockMember(tx, found.member_id));
    // Again, now that nothing moves: the owner may have deleted it meanwhile.
    const photo = owner && (await findPhoto(tx, photoId));
    if (!photo) throw photoNotFound();
    if (photo.status === status && photo.rejection === rejection && photo.reviewed_at !== null) return false;
    await patchPhoto(tx, photoId, { status, rejection, main_again: null, reviewed_at: clock.now() });
    // Another one had its place while it waited.
    await settleMainIn(
      tx,
      photo.main_again === 1 && status === 'active' ? { ...owner, main_photo_id: photoId } : owner,
    );
    return true;
  });
}
