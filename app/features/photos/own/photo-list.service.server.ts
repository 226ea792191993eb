import { findMember } from '~db/queries/member';
import { listPhotos } from '~db/queries/photo';
import type { MemberContext } from '~/server/context/context.server';
import { photoLimit } from '../upload/photo-limit';
import type { OwnPhotos } from './own-photo';
import { isRejectionReason } from '../review/rejection-reasons';

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
