import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { transaction } from '../transaction';
import { findMember, findMemberByEmail } from './member';
import { insertMemberUnlessTaken } from './member-signup';

withDatabase('insertMemberUnlessTaken', (open) => {
  it('inserts once per e-mail address and brand, and says so', async () => {
    const { db, other } = await open();
    const insert = (handle: typeof db, id: string, email: string) =>
      transaction(handle, (tx) => insertMemberUnlessTaken(tx, memberRow(id, { email })));
    expect(await insert(db, 'a', 'anna@example.org')).toBe(true);
    expect(await insert(db, 'b', 'ANNA@example.org')).toBe(false);
    expect(await insert(other, 'c', 'anna@example.org')).toBe(true);
    expect(await findMember(db, 'b')).toBeUndefined();
  });

  it('inserts exactly one of ten at once', async () => {
    const { db } = await open();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        transaction(db, (tx) => insertMemberUnlessTaken(tx, memberRow(`m${i}`, { email: 'anna@example.org' }))),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await findMemberByEmail(db, 'anna@example.org'))?.id).toBe(`m${results.indexOf(true)}`);
  });
});
