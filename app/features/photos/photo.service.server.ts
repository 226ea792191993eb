import { findPhotoOf, type OwnedPhoto } from '~db/queries/photo';
import { searchAccess } from '~/features/discovery/search-access.service.server';
import { isBlockedBetween } from '~/features/safety/block.service.server';
import type { RequestContext } from '~/server/context.server';

/** Where a photo's file is stored; file names are unique only within a brand. The seed stores by the same rule. */
export const photoKey = (tenantId: number, filename: string) => `${tenantId}/photos/${filename}`;

/** Every rendition's name begins with its photo's random id: `<id>.webp`, `<id>-thumb.webp`. */
const FILENAME = /^([0-9a-z]{26})(?:-[a-z]{1,12})?\.(?:webp|jpg|png|avif)$/;

export interface PhotoFile {
  bytes: Buffer;
  contentType: string;
  etag: string;
}

/**
 * The file behind /photos/{name}, or undefined where this viewer may not see it, which is no other answer than that
 * there is none. Others' photos: the active main image of an active profile. One's own: all that were not rejected.
 */
export async function findPhotoFile(context: RequestContext, name: string): Promise<PhotoFile | undefined> {
  const id = FILENAME.exec(name)?.[1];
  if (id === undefined) return undefined;
  const photo = await findPhotoOf(context.db, id);
  if (!photo || !isRendition(photo, name) || !(await maySee(context, photo))) return undefined;
  return context.ports.storage.get(photoKey(context.tenant.id, name));
}

/** The locked rendition is its own file for whom the photo is locked; here it would only be a worse picture. */
function isRendition(photo: OwnedPhoto, name: string): boolean {
  return name === photo.filename || name === photo.thumb_filename || name === photo.match_filename;
}

async function maySee(context: RequestContext, photo: OwnedPhoto): Promise<boolean> {
  const { viewer, db } = context;
  if (viewer.kind === 'member' && viewer.member.id === photo.member_id) return photo.status !== 'rejected';
  const shown = photo.owner_status === 'active' && photo.profile_status === 'active';
  if (!shown || photo.status !== 'active' || photo.main_photo_id !== photo.id) return false;
  // Spec, section 6: where visitors may not search, no member's picture is theirs to see.
  if (viewer.kind === 'visitor') return photo.owner_kind === 'fictional' || searchAccess(context) !== 'none';
  return !(await isBlockedBetween(db, viewer.member.id, photo.member_id));
}
