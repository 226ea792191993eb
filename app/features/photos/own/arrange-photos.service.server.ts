import { transaction, type Db, type Tx } from '~db/database';
import { noteErasure } from '~db/queries/erasure';
import { lockMember, patchMember } from '~db/queries/member';
import { deletePhoto, findPhoto, listPhotos, patchPhoto } from '~db/queries/photo';
import { deletePhotoBands } from '~db/queries/photo-band';
import type { MemberRow } from '~db/schema/member';
import type { PhotoRow } from '~db/schema/photo';
import type { MemberContext } from '~/server/context/context.server';
import { settleMainIn } from '../upload/main-photo.service.server';
import { notApproved, photoNotFound } from '../photos.errors';
import { filesOf, removeFilesLater } from '../upload/photo-files.server';
import { bandsOf } from '../upload/picture-hash';

/** Locks the member and returns their photo. Throws 404 if the photo is not theirs. */
export async function lockOwnPhotoIn(
  tx: Tx,
  memberId: string,
  photoId: string,
): Promise<{ owner: MemberRow; photo: PhotoRow }> {
  const owner = await lockMember(tx, memberId);
  const photo = owner && (await findPhoto(tx, photoId));
  if (!photo || photo.member_id !== memberId) throw photoNotFound();
  return { owner, photo };
}

/** For cards and the top of the profile; must be visible to others. A photo in review no longer becomes main again. */
export function chooseMain({ db, member }: MemberContext, photoId: string): Promise<void> {
  return transaction(db, async (tx) => {
    const { photo } = await lockOwnPhotoIn(tx, member.id, photoId);
    if (photo.status !== 'active') throw notApproved();
    await patchMember(tx, member.id, { main_photo_id: photo.id, has_photo: 1 });
    for (const { id, main_again } of await listPhotos(tx, member.id)) {
      if (main_again === 1) await patchPhoto(tx, id, { main_again: null });
    }
  });
}

/** Deletes the photo: first its row, then its files. Another photo becomes the main one. */
export async function removePhoto(context: MemberContext, photoId: string): Promise<void> {
  const { db, member } = context;
  await transaction(db, async (tx) => {
    const { owner, photo } = await lockOwnPhotoIn(tx, member.id, photoId);
    await deletePhotoIn(tx, context, photo);
    await settleMainIn(tx, owner);
  });
  context.kickOutbox();
}

export async function deletePhotoIn(
  tx: Tx,
  context: Pick<MemberContext, 'ids' | 'clock'>,
  photo: PhotoRow,
): Promise<void> {
  await deletePhoto(tx, photo.id);
  await noteErasure(tx, { kind: 'photo', subject_id: photo.id, at: context.clock.now() });
  if (photo.phash !== null) await deletePhotoBands(tx, photo.id, bandsOf(photo.phash));
  await removeFilesLater(tx, context, { photo: photo.id, files: filesOf(photo) });
}

/** Deletes a photo again after an older backup was restored. Returns whether the backup held it. */
export function erasePhotoAgain(
  { db, ...context }: Pick<MemberContext, 'ids' | 'clock'> & { db: Db },
  photoId: string,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const photo = await findPhoto(tx, photoId);
    const owner = photo && (await lockMember(tx, photo.member_id));
    if (!photo) return false;
    await deletePhotoIn(tx, context, photo);
    if (owner) await settleMainIn(tx, owner);
    return true;
  });
}

/** Moves a photo one place earlier or later. At either end nothing changes. */
export function movePhoto(context: MemberContext, photoId: string, steps: -1 | 1): Promise<void> {
  return arrange(context, (ids) => {
    const from = ids.indexOf(photoId);
    if (from < 0) throw photoNotFound();
    const to = Math.min(Math.max(from + steps, 0), ids.length - 1);
    const moved = ids.filter((id) => id !== photoId);
    moved.splice(to, 0, photoId);
    return moved;
  });
}

/** Photos added meanwhile, which the order does not name, follow in their own order. */
export function orderPhotos(context: MemberContext, order: readonly string[]): Promise<void> {
  return arrange(context, (ids) => {
    const wanted = [...new Set(order)];
    if (wanted.some((id) => !ids.includes(id))) throw photoNotFound();
    return [...wanted, ...ids.filter((id) => !wanted.includes(id))];
  });
}

function arrange({ db, member }: MemberContext, change: (ids: string[]) => string[]): Promise<void> {
  return transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    const photos = await listPhotos(tx, member.id);
    const places = new Map(photos.map(({ id, position }) => [id, position]));
    for (const [position, id] of change(photos.map((photo) => photo.id)).entries()) {
      if (places.get(id) !== position) await patchPhoto(tx, id, { position });
    }
  });
}
