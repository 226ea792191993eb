import type { Tx } from '~db/database';
import { patchMember } from '~db/queries/member';
import { listPhotos } from '~db/queries/photo';
import type { MemberRow } from '~db/schema/member';
import type { PhotoRow } from '~db/schema/photo';

/**
 * It stays if others can see it; else the next visible photo, else one in review, else none. `member` must be locked.
 */
export async function settleMainIn(tx: Tx, member: Pick<MemberRow, 'id' | 'main_photo_id'>): Promise<void> {
  const main = pickMain(await listPhotos(tx, member.id), member.main_photo_id);
  await patchMember(tx, member.id, { main_photo_id: main?.id ?? null, has_photo: main?.status === 'active' ? 1 : 0 });
}

export function pickMain<P extends Pick<PhotoRow, 'id' | 'status'>>(photos: readonly P[], now: string | null) {
  const current = photos.find(({ id }) => id === now);
  if (current?.status === 'active') return current;
  const seen = photos.find(({ status }) => status === 'active');
  const waits = current?.status === 'pending' ? current : photos.find(({ status }) => status === 'pending');
  return seen ?? waits;
}
