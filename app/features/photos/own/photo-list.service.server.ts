import { findMember } from '~db/queries/member';
import { listPhotos } from '~db/queries/photo';
import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { photoLimit } from './photo-limit';
import type { GalleryPhoto, OwnPhotos } from '../view/photo-view';
import { isRejectionReason } from '../review/rejection-reasons';

/**
 * The gallery of a member's profile for this viewer, the main photo first: what is active, open to premium members
 * and the owner, locked for everybody else. Whether the profile may be seen at all is the caller's matter.
 */
export async function listPhotosFor(
  { db, viewer }: Pick<RequestContext, 'db' | 'viewer'>,
  member: { id: string; main_photo_id: string | null },
): Promise<GalleryPhoto[]> {
  const own = viewer.kind === 'member' && viewer.member.id === member.id;
  const all = own || (viewer.kind === 'member' && viewer.member.paidUser);
  const photos = await listPhotos(db, member.id, 'active');
  const isMain = (id: string) => Number(id === member.main_photo_id);
  return photos
    .sort((a, b) => isMain(b.id) - isMain(a.id))
    .map((photo): GalleryPhoto => {
      const { placeholder, width, height } = photo;
      if (!all && photo.id !== member.main_photo_id) return { kind: 'locked', blur: photo.blur_filename, placeholder };
      const { filename, thumb_filename: thumb, large_filename: large } = photo;
      const forAll = photo.id === member.main_photo_id && !own;
      return { kind: 'open', filename, thumb, large, width, height, placeholder, forAll };
    });
}

/** The member's own photos with their states. */
export async function listOwnPhotos({ db, tenant, member }: MemberContext): Promise<OwnPhotos> {
  const [row, photos] = await Promise.all([findMember(db, member.id), listPhotos(db, member.id)]);
  return {
    photos: photos.map((photo) => ({
      id: photo.id,
      status: photo.status,
      main: photo.id === row?.main_photo_id,
      filename: photo.filename,
      thumb: photo.thumb_filename,
      source: photo.status === 'rejected' ? null : photo.source_filename,
      rejection: isRejectionReason(photo.rejection) ? photo.rejection : null,
    })),
    limit: photoLimit(tenant.limits, member.paidUser),
    premiumLimit: photoLimit(tenant.limits, true),
    premium: member.paidUser,
    reviewed: tenant.photo_review === 'before-publishing',
  };
}
