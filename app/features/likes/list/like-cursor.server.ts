import type { LikeCursor } from '~db/queries/member-like-list';

/** Where a page of likes ends, as it stands in an address: `1.1763720000000.{id}`. */
export function writeLikeCursor({ isNew, at, memberId }: LikeCursor): string {
  return `${isNew ? 1 : 0}.${at}.${memberId}`;
}

const CURSOR = /^([01])\.(\d{1,15})\.([0-9a-z]{1,26})$/;

/** What is no cursor begins at the beginning. */
export function readLikeCursor(text: string | null): LikeCursor | undefined {
  const [, isNew, at, memberId] = CURSOR.exec(text ?? '') ?? [];
  return memberId === undefined ? undefined : { isNew: isNew === '1', at: Number(at), memberId };
}
