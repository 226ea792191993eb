import { transaction, type Tx } from '~db/database';
import { findPhoto, insertPhotos, listPhotos } from '~db/queries/photo';
import { insertPhotoBands } from '~db/queries/photo-band';
import type { PhotoRow } from '~db/schema/photo';
import type { MemberContext } from '~/server/context/context.server';
import { inTurn } from '../upload/add-photo.service.server';
import { deletePhotoIn, lockOwnPhotoIn } from './arrange-photos.service.server';
import { cropRectangle, type CropChoice } from './crop';
import { settleMainIn } from './main-photo.service.server';
import { cannotCrop, photoNotFound } from '../photo.errors';
import { filesOf, photoKey, photoNames, removeFilesLater, storeRenditions } from '../upload/photo-files.server';
import { bandsOf } from '../upload/picture-hash';
import { makeRenditions } from '../upload/renditions.server';

const HOUR = 60 * 60 * 1000;

/**
 * Cuts a photo anew out of the whole picture. A name never stands for other bytes, so it becomes a new photo in the
 * old one's place. Nobody has looked at this part of it: small in the whole or cut away before, it may be somebody
 * else's face or a number. Where the brand looks at photos first it waits again; as the main photo it gives its place to
 * another that others can see until then. Answers the new id.
 */
export async function cropPhoto(context: MemberContext, photoId: string, choice: CropChoice): Promise<string> {
  const { db, ids, member, tenant } = context;
  const before = await findPhoto(db, photoId);
  if (!before || before.member_id !== member.id) throw photoNotFound();
  const source = await readSource(context, before);
  const made = await inTurn(context, (tools) =>
    makeRenditions(tools, source.bytes, (size) => cropRectangle(size, choice)),
  );
  const id = ids.random();
  const names = photoNames(id, ids.random(), made.files.large !== null);
  await removeFilesLater(db, context, { photo: id, files: filesOf(names) }, HOUR);
  // The whole picture stays as it is: written anew each time it would become worse.
  await storeRenditions(context, names, { ...made.files, source: source.bytes });
  await transaction(db, async (tx) => {
    const { owner, photo } = await lockOwnPhotoIn(tx, member.id, photoId);
    // Again, now that nothing moves: it may have been taken down meanwhile.
    if (photo.status === 'rejected') throw cannotCrop();
    const status = tenant.photo_review === 'before-publishing' ? 'pending' : photo.status;
    const { width, height, placeholder, phash } = made;
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

async function readSource({ ports, tenant }: MemberContext, { source_filename: name, status }: PhotoRow) {
  if (name === null || status === 'rejected') throw cannotCrop();
  const source = await ports.storage.get(photoKey(tenant.id, name));
  if (!source) throw cannotCrop();
  return source;
}

/** Whether the main photo only stands in for one that waits. */
async function standsInIn(tx: Tx, memberId: string): Promise<boolean> {
  return (await listPhotos(tx, memberId)).some((photo) => photo.main_again === 1);
}

/** The row without its brand, which the query adds. */
function own({ tenant_id: _, ...row }: PhotoRow) {
  return row;
}
