import { transaction, type Tx } from '~db/database';
import { lockMember } from '~db/queries/member';
import { insertPhotos, listPhotos } from '~db/queries/photo';
import { insertPhotoBands } from '~db/queries/photo-band';
import type { MemberRow } from '~db/schema/member';
import type { PhotoRow } from '~db/schema/photo';
import type { MemberContext, BrandContext } from '~/server/context/context.server';
import type { PictureTools } from '~/server/pictures/pictures';
import { HOUR } from '~/time/durations';
import { settleMainIn } from './main-photo.service.server';
import { duplicate, freeLimit, photoNotFound, premiumLimit, rejectedBefore } from '../photos.errors';
import { filesOf, photoNames, removeFilesLater, storeRenditions } from './photo-files.server';
import { photoLimit } from './photo-limit';
import { bandsOf, isSamePicture } from './picture-hash';
import { makeRenditions, takeTurn, type Renditions } from './renditions.server';

/** Runs work on pictures in the queue, in the member's turn. Throws a domain error for whatever the decoder fails at. */
export function inTurn<T>(
  { pictures, tenant, member }: MemberContext,
  work: (tools: PictureTools) => Promise<T>,
): Promise<T> {
  return takeTurn(pictures, `${tenant.id}|${member.id}`, work);
}

/**
 * Turns a picture into one of the member's photos; `file` is a path or its bytes. The work waits for its turn in the
 * queue, and the photo is stored and counted under a lock, so that any number of requests at once end exactly at the
 * limit. Returns the photo's id, or throws a domain error of this feature and leaves nothing behind.
 */
export function addPhoto(context: MemberContext, file: string | Buffer): Promise<string> {
  return inTurn(context, async (tools) => {
    // Checked before the work, which refuses most of the photos above the limit early.
    await transaction(context.db, async (tx) => refuseFull(context, await lockOwner(tx, context.member.id), tx));
    return storePhoto(context, await makeRenditions(tools, file));
  });
}

/** Counts the photo under the member's lock, which is exact for any number of processes. */
export async function storePhoto(context: MemberContext, renditions: Renditions): Promise<string> {
  const { db, ids, member, tenant, clock } = context;
  const id = ids.random();
  const names = photoNames(id, ids.random(), renditions.files.large !== null);
  await removeFilesLater(db, context, { photo: id, files: filesOf(names) }, HOUR);
  await storeRenditions(context, names, renditions.files);
  await transaction(db, async (tx) => {
    const owner = await lockOwner(tx, member.id);
    const photos = await refuseFull(context, owner, tx);
    refuseNearDuplicate(photos, renditions.phash);
    await insertPhotos(tx, [
      {
        ...names,
        id,
        member_id: owner.id,
        status: tenant.photo_review === 'before-publishing' ? 'pending' : 'active',
        position: Math.max(-1, ...photos.map(({ position }) => position)) + 1,
        width: renditions.width,
        height: renditions.height,
        placeholder: renditions.placeholder,
        phash: renditions.phash,
        created_at: clock.now(),
      },
    ]);
    await insertPhotoBands(tx, id, bandsOf(renditions.phash));
    await settleMainIn(tx, owner);
  }).catch(async (error: unknown) => {
    await removeFilesLater(db, context, { photo: id, files: filesOf(names) });
    context.kickOutbox();
    throw error;
  });
  return id;
}

async function lockOwner(tx: Tx, id: string): Promise<MemberRow> {
  const owner = await lockMember(tx, id);
  if (!owner || owner.status === 'deleted') throw photoNotFound();
  return owner;
}

/** Returns the member's photos, or throws if the limit is reached. Rejected photos do not count. */
async function refuseFull({ tenant }: Pick<BrandContext, 'tenant'>, owner: MemberRow, tx: Tx): Promise<PhotoRow[]> {
  const photos = await listPhotos(tx, owner.id);
  const premium = owner.paid_user === 1;
  const limit = photoLimit(tenant.limits, premium);
  const count = photos.filter(({ status }) => status !== 'rejected').length;
  if (count >= limit) {
    throw premium ? premiumLimit({ limit }) : freeLimit({ limit, premium: tenant.limits.premium.photos });
  }
  return photos;
}

function refuseNearDuplicate(photos: readonly PhotoRow[], phash: string): void {
  const nearDuplicate = photos.find((photo) => photo.phash !== null && isSamePicture(photo.phash, phash));
  if (nearDuplicate) throw nearDuplicate.status === 'rejected' ? rejectedBefore() : duplicate();
}
