import { transaction, type Tx } from '~db/database';
import { findPhoto, insertPhotos, listPhotos } from '~db/queries/photo';
import { insertPhotoBands } from '~db/queries/photo-band';
import type { PhotoRow } from '~db/schema/photo';
import type { BrandContext, MemberContext } from '~/server/context/context.server';
import { HOUR } from '~/time/durations';
import { inTurn } from '../upload/add-photo.service.server';
import { deletePhotoIn, lockOwnPhotoIn } from './arrange-photos.service.server';
import { cropRectangle, type CropChoice } from '../upload/crop';
import { settleMainIn } from '../upload/main-photo.service.server';
import { cannotCrop, photoNotFound } from '../photos.errors';
import { filesOf, photoKey, photoNames, removeFilesLater, storeRenditions } from '../upload/photo-files.server';
import { bandsOf } from '../upload/picture-hash';
import { makeRenditions } from '../upload/renditions.server';

/**
 * Cuts from the whole picture. A file name always stands for the same bytes, so the result is a new photo that takes
 * the old one's place. Nobody has reviewed this part, which may show someone else's face or a phone number: on a brand
 * that reviews photos before publishing it is pending again, and if it was the main photo, another visible one takes
 * that role until it is approved. Returns the new id.
 */
export async function cropPhoto(context: MemberContext, photoId: string, choice: CropChoice): Promise<string> {
  const { db, ids, member, tenant } = context;
  const before = await findPhoto(db, photoId);
  if (!before || before.member_id !== member.id) throw photoNotFound();
  const source = await readSource(context, before);
  const renditions = await inTurn(context, (tools) =>
    makeRenditions(tools, source.bytes, (size) => cropRectangle(size, choice)),
  );
  const id = ids.random();
  const names = photoNames(id, ids.random(), renditions.files.large !== null);
  await removeFilesLater(db, context, { photo: id, files: filesOf(names) }, HOUR);
  // The whole picture keeps its bytes: encoding it again each time would lose quality.
  await storeRenditions(context, names, { ...renditions.files, source: source.bytes });
  await transaction(db, async (tx) => {
    const { owner, photo } = await lockOwnPhotoIn(tx, member.id, photoId);
    // Checked again under the lock, because the photo may have been rejected meanwhile.
    if (photo.status === 'rejected') throw cannotCrop();
    const status = tenant.photo_review === 'before-publishing' ? 'pending' : photo.status;
    const { width, height, placeholder, phash } = renditions;
    await deletePhotoIn(tx, context, photo);
    const main = owner.main_photo_id === photo.id;
    const givesWay = main && photo.status === 'active' && status === 'pending' && !(await standsInIn(tx, owner.id));
    const main_again = givesWay ? 1 : photo.main_again;
    await insertPhotos(tx, [
      { ...own(photo), ...names, id, status, main_again, reviewed_at: null, width, height, placeholder, phash },
    ]);
    await insertPhotoBands(tx, id, bandsOf(phash));
    await settleMainIn(tx, { id: owner.id, main_photo_id: main ? id : owner.main_photo_id });
  });
  context.kickOutbox();
  return id;
}

async function readSource({ ports, tenant }: BrandContext, { source_filename: name, status }: PhotoRow) {
  if (name === null || status === 'rejected') throw cannotCrop();
  const source = await ports.storage.get(photoKey(tenant.id, name));
  if (!source) throw cannotCrop();
  return source;
}

/** Whether the current main photo only replaces one that is in review. */
async function standsInIn(tx: Tx, memberId: string): Promise<boolean> {
  return (await listPhotos(tx, memberId)).some((photo) => photo.main_again === 1);
}

/** The row without `tenant_id`, which the query adds. */
function own({ tenant_id: _, ...row }: PhotoRow) {
  return row;
}
