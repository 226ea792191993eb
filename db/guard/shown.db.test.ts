import { expect, it } from 'vitest';
import { makeMember } from '~/testing/make-member';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { transaction, type Tx } from '../database';
import { insertBlock } from '../queries/block';
import { raiseVersions } from '../queries/live-version';

withDatabase('a transaction that changes what open pages show', (open) => {
  const world = async () => {
    const context = testContext(await open());
    const { id } = await makeMember(context, { photo: true });
    const { db } = context;
    const patch = (set: Record<string, unknown>) => (tx: Tx) =>
      tx.updateTable('member').set(set).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute();
    const name = async () =>
      (await db.selectFrom('member').select('name').where('tenant_id', '=', 1).where('id', '=', id).executeTakeFirst())!
        .name;
    return { db, id, patch, name };
  };

  // covers X37-603
  it('changes nothing if it forgets to raise versions', async () => {
    const { db, id, patch, name } = await world();
    const before = await name();
    await expect(transaction(db, patch({ name: 'Forgotten' }))).rejects.toThrow('without raiseVersions()');
    expect(await name()).toBe(before);
    await transaction(db, async (tx) => {
      await patch({ name: 'Raised' })(tx);
      raiseVersions(tx, ['user'], [id]);
    });
    expect(await name()).toBe('Raised');
    const photo = (tx: Tx) => tx.deleteFrom('photo').where('tenant_id', '=', tx.tenantId).where('member_id', '=', id).execute(); // prettier-ignore
    await expect(transaction(db, photo)).rejects.toThrow('without raiseVersions()');
    const like = (tx: Tx) =>
      tx
        .insertInto('member_like')
        .values({
          tenant_id: tx.tenantId,
          from_id: id,
          to_id: 'b',
          author_kind: 'member',
          is_new: 1,
          created_at: 1,
          matched_at: null,
        }) // prettier-ignore
        .execute();
    await expect(transaction(db, like)).rejects.toThrow('without raiseVersions()');
  });

  it('need not where no list shows it, or where no row is changed', async () => {
    const { db, patch } = await world();
    await transaction(db, patch({ last_active_at: 1, signup_step: null }));
    const nobody = (tx: Tx) => tx.updateTable('member').set({ name: 'x' }).where('tenant_id', '=', tx.tenantId).where('id', '=', 'nobody').execute(); // prettier-ignore
    expect((await transaction(db, nobody))[0]!.numUpdatedRows).toBe(0n);
  });

  it('writes the versions of all, whatever their order, once', async () => {
    const { db } = await world();
    const pairs = [['a', 'b'], ['b', 'a'], ['a', 'c'], ['c', 'b']] as const; // prettier-ignore
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        transaction(db, async (tx) => {
          const [first, second] = pairs[i % 4]!;
          raiseVersions(tx, ['chats'], [first, second]);
        }),
      ),
    );
    await insertBlock(db, 'a', 'b', 1);
    const rows = await db.selectFrom('live_version').selectAll().where('tenant_id', '=', 1).where('member_id', 'in', ['a', 'b', 'c']).execute(); // prettier-ignore
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row.chats_version).toBeGreaterThan(0);
    const of = (id: string) => rows.find((row) => row.member_id === id)!;
    expect(of('a').likes_version).toBe(of('b').likes_version);
    expect(of('c').likes_version).toBe(0);
  });
});
