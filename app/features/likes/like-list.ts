/** The lists of likes, named as in the URL: /likes/{type}. */
export const likeLists = ['received', 'sent', 'matches'] as const;
export type LikeList = (typeof likeLists)[number];

export function isLikeList(value: string | undefined): value is LikeList {
  return likeLists.some((list) => list === value);
}

/** The URL of a list; `after` is the end of the previous page. */
export function likeListPath(list: LikeList, after?: string): string {
  return `/likes/${list}${after === undefined ? '' : `?after=${after}`}`;
}

/** The URL of a member opened from the likes. Opening it clears the "new" flag of their like. */
export const likedProfilePath = (id: string) => `/likes/m/${id}`;
