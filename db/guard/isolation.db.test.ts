import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import type { Db } from '../database';
import { findMember, findMemberByEmail, insertMember, patchMember } from '../queries/member';
import { unguarded } from '../unguarded';
import { TenantGuardError } from './error';

/** The mistake that the guard exists for: a query without the tenant. */
const leak = (db: Db) => db.selectFrom('member').select('name').where('id', '=', 'secret').execute();
const leakyUpdate = (db: Db) =>
  db.updateTable('member').set({ name: 'taken over' }).where('id', '=', 'secret').execute();

withDatabase('isolation', (open) => {
  it('shows one brand nothing of another', async () => {
    const { db, other } = await open();
    await insertMember(other, memberRow('secret'));
    expect(await findMember(db, 'secret')).toBeUndefined();
    expect(await findMemberByEmail(db, 'secret@example.test')).toBeUndefined();
    expect(await patchMember(db, 'secret', { name: 'x' })).toBe(false);
    // The same id and the same e-mail address belong to a different member here.
    await insertMember(db, memberRow('secret'));
  });

  it('refuses a query without the tenant, in a transaction too', async () => {
    const { db, other } = await open();
    await insertMember(other, memberRow('secret'));
    await expect(async () => leak(db)).rejects.toThrow(TenantGuardError);
    await expect(async () => leakyUpdate(db)).rejects.toThrow(TenantGuardError);
    await expect(transaction(db, leak)).rejects.toThrow(TenantGuardError);
  });

  it('negative control: without the guard the same query sees and changes the other brand', async () => {
    const { db, other } = await open();
    await insertMember(other, memberRow('secret'));
    const bare = unguarded(db, 'negative control of the guard');
    expect(await leak(bare)).toEqual([{ name: 'Name secret' }]);
    await leakyUpdate(bare);
    expect((await findMember(other, 'secret'))?.name).toBe('taken over');
  });

  it('lets the tenant and the transaction through the guard', async () => {
    const { db } = await open();
    const failing = transaction(db, async (tx) => {
      const plain = unguarded(tx, 'test');
      expect(plain.tenantId).toBe(1);
      await sql`insert into job_lease (name, holder, held_until) values ('x', 'y', 1)`.execute(plain);
      throw new Error('roll back');
    });
    await expect(failing).rejects.toThrow('roll back');
    expect(await db.selectFrom('job_lease').selectAll().execute()).toEqual([]);
    expect(() => unguarded(db, '')).toThrow('reason');
  });

  it('closes the ways of Kysely around the guard', async () => {
    const { db, database } = await open();
    for (const way of [
      'withoutPlugins',
      'connection',
      'startTransaction',
      'transaction',
      'schema',
      'executeQuery',
    ] as const) {
      expect(() => db[way]).toThrow("A tenant's handle has no");
    }
    await transaction(db, async (tx) => expect(() => tx.withoutPlugins).toThrow("A tenant's handle has no"));
    await expect(async () => sql`select * from member`.execute(db)).rejects.toThrow(TenantGuardError);
    expect(() => database.system('')).toThrow('reason');
  });

  it('gives jobs access to every brand', async () => {
    const { db, other, database } = await open();
    await insertMember(db, memberRow('a'));
    await insertMember(other, memberRow('b'));
    const system = database.system('test of the system handle');
    const rows = await system.selectFrom('member').select(['tenant_id', 'id']).orderBy('id').execute();
    expect(rows).toEqual([
      { tenant_id: 1, id: 'a' },
      { tenant_id: 2, id: 'b' },
    ]);
    expect(system.tenantId).toBe(0);
  });
});
