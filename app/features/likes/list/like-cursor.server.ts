import type { LikeCursor } from '~db/queries/member-like-list';

/** Writes the end of a page of likes as it appears in the URL: `1.1763720000000.{id}`. */
export function writeLikeCursor({ isNew, at, memberId }: LikeCursor): string {
  return `${isNew ? 1 : 0}.${at}.${memberId}`;
}

const CURSOR = /^([01])\.(\d{1,15})\.([0-9a-z]{1,26})$/;

/** Returns undefined for an invalid cursor, which means the first page. */
export function readLikeCursor(text: string | null): LikeCursor | undefined {
  const [, isNew, at, memberId] = CURSOR.exec(text ?? '') ?? [];
  return memberId === undefined ? undefined : { isNew: isNew === '1', at: Number(at), memberId };
}
