/** The id of the one form that all like buttons of a page belong to, wherever they stand. */
export const LIKE_FORM = 'like-form';

/** Where a like button posts to: its `formaction`, read back when it is pressed. A like is taken back at the likes. */
export function likeAction(id: string, on = false): string {
  return on ? `/likes/m/${id}` : `/members/${id}`;
}

const ACTION = /\/(members|likes\/m)\/([0-9a-z]{1,26})$/;

/** What a pressed button asks for; undefined where it is no like button. */
export function readLikeAction(action: string | undefined): { id: string; undo: boolean } | undefined {
  const [, where, id] = ACTION.exec(action ?? '') ?? [];
  return id === undefined ? undefined : { id, undo: where !== 'members' };
}
