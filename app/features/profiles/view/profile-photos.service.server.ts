import { listPhotos } from '~db/queries/photo';
import type { RequestContext } from '~/server/context/context.server';
import type { GalleryPhoto } from './profile-view';

/**
 * The active photos, the main one first: open to premium members, and locked except for the main photo to everybody
 * else. Owners get what others get: `asPremium` says which of the two. The caller checks whether the profile may be seen
 * at all.
 */
export async function listPhotosFor(
  { db, viewer }: Pick<RequestContext, 'db' | 'viewer'>,
  member: { id: string; main_photo_id: string | null },
  asPremium = false,
): Promise<GalleryPhoto[]> {
  const own = viewer.kind === 'member' && viewer.member.id === member.id;
  const all = own ? asPremium : viewer.kind === 'member' && viewer.member.paidUser;
  const photos = await listPhotos(db, member.id, 'active');
  const isMain = (id: string) => Number(id === member.main_photo_id);
  return photos
    .sort((a, b) => isMain(b.id) - isMain(a.id))
    .map((photo): GalleryPhoto => {
      const { placeholder, width, height } = photo;
      if (!all && photo.id !== member.main_photo_id) return { kind: 'locked', blur: photo.blur_filename, placeholder };
      const { filename, thumb_filename: thumb, large_filename: large } = photo;
      const forAll = photo.id === member.main_photo_id;
      return { kind: 'open', filename, thumb, large, width, height, placeholder, forAll };
    });
}
