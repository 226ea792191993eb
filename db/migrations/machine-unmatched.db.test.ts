import { expect, it } from 'vitest';
import { insertMembers } from '~db/queries/member.testing';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { migrations } from './migrations';

withDatabase('matches made by a machine', (open) => {
  it('become two likes again, once; those of persons stay', async () => {
    const { db, database } = await open();
    await insertMembers(db, [memberRow('a'), memberRow('b'), memberRow('flora')]);
    const like = (from_id: string, to_id: string, author_kind: 'member' | 'automation') => ({
      tenant_id: 1,
      from_id,
      to_id,
      author_kind,
      is_new: 0,
      created_at: TEST_NOW,
      matched_at: TEST_NOW,
    });
    await db
      .insertInto('member_like')
      .values([
        like('a', 'b', 'member'),
        like('b', 'a', 'member'),
        like('flora', 'a', 'automation'),
        like('a', 'flora', 'member'),
      ])
      .execute();
    for (let run = 0; run < 2; run++)
      await migrations['20261122T0300_machine_unmatched']!.up(database.system('migration of matches'));
    const rows = await db.selectFrom('member_like').selectAll().where('tenant_id', '=', 1).execute();
    const matched = rows.filter((row) => row.matched_at !== null).map((row) => row.from_id + row.to_id);
    expect(matched.toSorted()).toEqual(['ab', 'ba']);
  });
});
