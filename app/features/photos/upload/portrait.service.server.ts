import { createHash } from 'node:crypto';
import type { Tx } from '~db/database';
import { lockMember } from '~db/queries/member';
import { insertPhotos } from '~db/queries/photo';
import { insertPhotoBands } from '~db/queries/photo-band';
import type { BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';
import { photoNotFound } from '../photos.errors';
import { settleMainIn } from './main-photo.service.server';
import {
  filesOf,
  photoKey,
  photoNames,
  removeFilesLater,
  storeRenditions,
  type PhotoNames,
} from './photo-files.server';
import { bandsOf } from './picture-hash';
import { makeRenditions, takeTurn, type Renditions } from './renditions.server';

/** A picture of the brand whose files are stored, and which is no photo of anybody yet. */
export interface StoredPortrait extends Pick<Renditions, 'width' | 'height' | 'phash' | 'placeholder'> {
  id: string;
  names: PhotoNames;
  /** SHA-256 of the picture as it came, and of the whole picture that is stored of it, in hex. */
  hash: string;
  storedHash: string;
}

export const hashOfPicture = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Decodes the picture as one that a member sends, and stores nothing. Throws the same domain errors. */
export async function checkPortrait({ pictures, tenant }: BrandContext, bytes: Buffer): Promise<{ phash: string }> {
  return takeTurn(pictures, `${tenant.id}|portraits`, (tools) => makeRenditions(tools, bytes));
}

/**
 * Takes in a picture of the brand as one that a member sends: decoded, encoded again, stored in all sizes. The files are
 * removed after a day unless the portrait has become a photo by then.
 */
export async function storePortrait(context: BrandContext, bytes: Buffer): Promise<StoredPortrait> {
  const { pictures, tenant, db, ids } = context;
  const renditions = await takeTurn(pictures, `${tenant.id}|portraits`, (tools) => makeRenditions(tools, bytes));
  const { width, height, phash, placeholder, files } = renditions;
  const id = ids.random();
  const names = photoNames(id, ids.random(), files.large !== null);
  await removeFilesLater(db, context, { photo: id, files: filesOf(names) }, DAY);
  await storeRenditions(context, names, files);
  return {
    id,
    names,
    width,
    height,
    phash,
    placeholder,
    hash: hashOfPicture(bytes),
    storedHash: hashOfPicture(files.source),
  };
}

/** The portrait is not needed after all: its files are removed now. */
export const dropPortrait = (context: BrandContext, { id, names }: StoredPortrait): Promise<void> =>
  removeFilesLater(context.db, context, { photo: id, files: filesOf(names) });

/** The bytes of one of the stored files of a portrait; undefined if it is not in the storage. */
export async function readPortrait({ ports, tenant }: BrandContext, filename: string): Promise<Buffer | undefined> {
  return (await ports.storage.get(photoKey(tenant.id, filename)))?.bytes;
}

/** Makes the portrait the main photo of a member who has none. */
export async function insertPortraitIn(
  tx: Tx,
  { clock }: Pick<BrandContext, 'clock'>,
  memberId: string,
  { id, names, width, height, placeholder, phash }: StoredPortrait,
): Promise<void> {
  const owner = await lockMember(tx, memberId);
  if (!owner) throw photoNotFound();
  const picture = { width, height, placeholder, phash, position: 0, created_at: clock.now() };
  await insertPhotos(tx, [{ ...names, id, member_id: memberId, status: 'active', ...picture }]);
  await insertPhotoBands(tx, id, bandsOf(phash));
  await settleMainIn(tx, owner);
}
