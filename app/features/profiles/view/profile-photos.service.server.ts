import { listActivePhotosOf, listPhotos } from '~db/queries/photo';
import type { PhotoRow } from '~db/schema/photo';
import { isMember } from '~/contract/actor';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
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
  const own = isMember(viewer) && viewer.member.id === member.id;
  const all = own ? asPremium : isMember(viewer) && viewer.member.paidUser;
  return inGallery(await listPhotos(db, member.id, 'active'), member.main_photo_id, all);
}

/** The same for several others at once, by their ids, with one query. */
export async function listPhotosOfOthers(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  others: readonly { id: string; photo_id: string | null }[],
): Promise<Map<string, GalleryPhoto[]>> {
  const photos = new Map<string, PhotoRow[]>(others.map(({ id }) => [id, []]));
  for (const photo of await listActivePhotosOf(db, [...photos.keys()])) photos.get(photo.member_id)!.push(photo);
  return new Map(others.map(({ id, photo_id }) => [id, inGallery(photos.get(id)!, photo_id, member.paidUser)]));
}

function inGallery(photos: readonly PhotoRow[], mainId: string | null, all: boolean): GalleryPhoto[] {
  const isMain = (id: string) => Number(id === mainId);
  return [...photos]
    .sort((a, b) => isMain(b.id) - isMain(a.id))
    .map((photo): GalleryPhoto => {
      const { placeholder, width, height } = photo;
      if (!all && photo.id !== mainId) return { kind: 'locked', blur: photo.blur_filename, placeholder };
      const { filename, thumb_filename: thumb, large_filename: large } = photo;
      const forAll = photo.id === mainId;
      return { kind: 'open', filename, thumb, large, width, height, placeholder, forAll };
    });
}
