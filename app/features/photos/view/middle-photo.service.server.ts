import { findPhoto } from '~db/queries/photo';
import { middleFile } from '~/features/profiles/photo-widths';
import type { StoredFile } from '~/providers/storage/storage-port';
import type { BrandContext } from '~/server/context/context.server';
import { photoKey } from '../upload/photo-files.server';
import { makeMiddle } from '../upload/renditions.server';

/** All share one place in the queue of pictures, so that those who upload never wait behind those who look. */
const OWNER = 'middle files of earlier photos';

type Context = Pick<BrandContext, 'db' | 'log' | 'pictures' | 'ports' | 'tenant'>;
export type MiddlePhoto = StoredFile & {
  bytes: Buffer;
  /** Whether this is the main file, since the middle one could not be made now. */
  instead: boolean;
};

/**
 * The middle file of a photo, made now for one from before there was such a file. The main file instead if the queue is
 * full; undefined if that is gone, too.
 */
export async function openMiddle(
  context: Context,
  photo: { id: string; filename: string },
): Promise<MiddlePhoto | undefined> {
  const { db, log, pictures, ports, tenant } = context;
  const key = photoKey(tenant.id, middleFile(photo.filename));
  const stored = await ports.storage.get(key);
  if (stored) return { ...stored, instead: false };
  const main = await ports.storage.get(photoKey(tenant.id, photo.filename));
  if (!main) return undefined;
  try {
    const bytes = await pictures.turn(OWNER, (tools) => makeMiddle(tools, main.bytes));
    const file = await ports.storage.put(key, bytes, 'image/webp');
    // Its files may have been removed meanwhile, and nobody would remove this one.
    if (!(await findPhoto(db, photo.id))) await ports.storage.delete(key);
    return { ...file, bytes, instead: false };
  } catch (error) {
    log.warn({ err: error, photo: photo.id }, 'no middle file was made of a photo; the main one is sent');
    return { ...main, instead: true };
  }
}
