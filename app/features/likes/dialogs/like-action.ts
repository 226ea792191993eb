/** The id of the one form to which all like buttons of a page belong, wherever they are. */
export const LIKE_FORM = 'like-form';

/**
 * The URL to which a like button posts. It is its `formaction`, which is read again when the button is pressed. A like
 * is taken back by a post to /likes/m/{id}.
 */
export function likeAction(id: string, on = false): string {
  return on ? `/likes/m/${id}` : `/members/${id}`;
}

const ACTION = /\/(members|likes\/m)\/([0-9a-z]{1,26})$/;

/** Reads what a pressed button asks for; undefined if it is not a like button. */
export function readLikeAction(action: string | undefined): { id: string; undo: boolean } | undefined {
  const [, where, id] = ACTION.exec(action ?? '') ?? [];
  return id === undefined ? undefined : { id, undo: where !== 'members' };
}
