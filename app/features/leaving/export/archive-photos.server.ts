import { listPhotos } from '~db/queries/photo';
import { listPhotoChecksWithPicture } from '~db/queries/photo-check';
import { readSentPhoto } from '~/features/chat/photos/sent-photo-file.service.server';
import { readCheckPicture } from '~/features/photos/check/photo-check.service.server';
import { readOwnPhotoFile } from '~/features/photos/own/own-photo-file.service.server';
import type { BrandContext } from '~/server/context/context.server';
import type { Archive } from './archive-port.server';
import { messagesOf, ownSides } from './archive-tables.server';

/** The files of the archive, for the pages that show them. */
export interface ArchivedPhotos {
  profile: { path: string; status: string; createdAt: number }[];
  /** By the id of the message with which the member sent it. */
  sent: ReadonlyMap<string, string>;
}

/**
 * Writes the member's own photos: those of the profile, locked or not, as others see them and as they were uploaded, and
 * those that the member has sent, and pictures of a pose that are not erased yet. Photos that others have sent are theirs.
 */
export async function writePhotos(context: BrandContext, archive: Archive, memberId: string): Promise<ArchivedPhotos> {
  const { db } = context;
  const profile: ArchivedPhotos['profile'] = [];
  for (const photo of await listPhotos(db, memberId)) {
    for (const name of [photo.filename, photo.source_filename]) {
      const file = name === null ? undefined : await readOwnPhotoFile(context, name);
      if (!file) continue;
      const path = `photos/${name}`;
      await archive.add(path, [file.bytes], 'as-is');
      if (name === photo.filename) profile.push({ path, status: photo.status, createdAt: photo.created_at });
    }
  }
  for (const { id, filename } of await listPhotoChecksWithPicture(db, memberId)) {
    const file = await readCheckPicture(context, filename!);
    if (file) await archive.add(`photos/checks/${id}.webp`, [file.bytes], 'as-is');
  }
  const sent = new Map<string, string>();
  for await (const side of ownSides(context, memberId)) {
    for await (const { id, type, sender_id } of messagesOf(context, memberId, side)) {
      if (type !== 'photo' || sender_id !== memberId) continue;
      const file = await readSentPhoto(context, id);
      if (!file) continue;
      const path = `photos/sent/${id}.webp`;
      await archive.add(path, [file.bytes], 'as-is');
      sent.set(id, path);
    }
  }
  return { profile, sent };
}
