import type { LikeCursor } from '~db/queries/member-like-list';
import { openPageEnd, sealPageEnd, type Paging } from '~/server/response/page-end.server';
import type { LikeList } from '../like-list';

/** Seals the end of a page of likes for the URL: when someone liked the member is on no page. */
export function writeLikeCursor(context: Paging, list: LikeList, { isNew, at, memberId }: LikeCursor): string {
  return sealPageEnd(context, ['likes', context.member.id, list], [isNew ? 1 : 0, at, memberId]);
}

/** Returns undefined for anything but a cursor of this list of the member, which means the first page. */
export function readLikeCursor(context: Paging, list: LikeList, text: string | null): LikeCursor | undefined {
  const [isNew, at, memberId] = openPageEnd(context, ['likes', context.member.id, list], text) ?? [];
  return memberId === undefined ? undefined : { isNew: isNew === '1', at: Number(at), memberId };
}
