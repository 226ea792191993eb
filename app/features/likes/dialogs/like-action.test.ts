import { expect, it } from 'vitest';
import { likeAction, readLikeAction } from './like-action';

it('is read back as it was written', () => {
  const id = 'a'.repeat(26);
  expect(readLikeAction(`http://x.localhost${likeAction(id)}`)).toEqual({ id, undo: false });
  expect(readLikeAction(`http://x.localhost${likeAction(id, true)}`)).toEqual({ id, undo: true });
});

it.each([undefined, '', '/members', '/members/ABC', '/members/a/chat', '/likes/sent', '/likes/m/'])(
  'is undefined if it is not a like action: %s',
  (action) => {
    expect(readLikeAction(action)).toBeUndefined();
  },
);
