/** The lists of likes, as the address names them: `?type=sent`. */
export const likeLists = ['received', 'sent', 'matches'] as const;
export type LikeList = (typeof likeLists)[number];

/** Anything else is the first list. */
export function readLikeList(value: string | null): LikeList {
  return likeLists.find((list) => list === value) ?? 'received';
}
