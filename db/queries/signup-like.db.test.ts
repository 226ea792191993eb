import { expect, it } from 'vitest';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction, type Db } from '../database';
import { deleteSignupLikes, insertSignupLikes, listSignupLikes } from './signup-like';

const remember = (db: Db, memberId: string, ...liked: string[]) =>
  transaction(db, (tx) => insertSignupLikes(tx, memberId, liked, TEST_NOW));

withDatabase('likes from before the account', (open) => {
  it('are stored per member and brand, in a fixed order, until they are taken', async () => {
    const { db, other } = await open();
    await remember(db, 'anna', 'c', 'a', 'b');
    await remember(db, 'bert', 'a');
    await remember(other, 'anna', 'z');
    expect(await listSignupLikes(db, 'anna')).toEqual(['a', 'b', 'c']);
    await transaction(db, (tx) => deleteSignupLikes(tx, 'anna'));
    expect(await listSignupLikes(db, 'anna')).toEqual([]);
    expect(await listSignupLikes(db, 'bert')).toEqual(['a']);
    expect(await listSignupLikes(other, 'anna')).toEqual(['z']);
  });

  it('may be empty', async () => {
    const { db } = await open();
    await remember(db, 'anna');
    expect(await listSignupLikes(db, 'anna')).toEqual([]);
  });

  it('are stored once: a second like of the same person throws', async () => {
    const { db } = await open();
    await expect(remember(db, 'anna', 'a', 'a')).rejects.toThrow();
    expect(await listSignupLikes(db, 'anna')).toEqual([]);
  });
});
