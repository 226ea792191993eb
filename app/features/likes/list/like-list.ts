/** The lists of likes, as the address names them: /likes/{type}. */
export const likeLists = ['received', 'sent', 'matches'] as const;
export type LikeList = (typeof likeLists)[number];

export function isLikeList(value: string | undefined): value is LikeList {
  return likeLists.some((list) => list === value);
}

/** The address of a list; `after` is where the page before ended. */
export function likeListPath(list: LikeList, after?: string): string {
  return `/likes/${list}${after === undefined ? '' : `?after=${after}`}`;
}

/** A member reached from likes. Opening it takes the new flag from their like. */
export const likedProfilePath = (id: string) => `/likes/m/${id}`;
