/** The id of the one form to which all like buttons of a page belong, wherever they are. */
export const LIKE_FORM = 'like-form';

/** The `formaction` of a like button, read again when it is pressed. A post to /likes/m/{id} takes a like back. */
export function likeAction(id: string, on = false): string {
  return on ? `/likes/m/${id}` : `/members/${id}`;
}

const ACTION = /\/(members|likes\/m)\/([0-9a-z]{1,26})$/;

/** Reads what a pressed button asks for; undefined if it is not a like button. */
export function readLikeAction(action: string | undefined): { id: string; undo: boolean } | undefined {
  const [, where, id] = ACTION.exec(action ?? '') ?? [];
  return id === undefined ? undefined : { id, undo: where !== 'members' };
}
