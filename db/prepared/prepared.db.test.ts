import { afterEach, expect, it } from 'vitest';
import { compareWithDirect, ranQueries } from './compare.testing';
import { memberRow } from '~/testing/rows';
import { recordStatements } from '~/testing/record-statements';
import { withDatabase } from '~/testing/with-database';
import { transaction } from '../database';
import type { Db } from '../database';
import { TenantGuardError } from '../guard/error';
import { raiseVersions } from '../queries/live-version';
import { insertMember } from '../queries/member';
import { unguarded } from '../unguarded';
import { Placeholder } from './placeholder';
import { prepared, watchPrepared, type Placeholders, type PreparedQuery } from './prepared';

interface Wanted {
  ids: readonly string[];
  /** An example of a value that is not always there. */
  city?: string;
  newest?: boolean;
}

let built = 0;
const named = prepared((db, p: Placeholders<Wanted>) => {
  // It is also compiled directly, with the values themselves: see db/prepared/compare.testing.ts.
  if (p.ids[0] instanceof Placeholder) built++;
  let query = db.selectFrom('member').select('id').where('tenant_id', '=', db.tenantId).where('id', 'in', p.ids);
  if (p.city !== undefined)
    query = query.where((eb) => eb.or([eb('city', '=', p.city!), eb('region_id', '=', p.city!)]));
  return query.orderBy('id', p.newest ? 'desc' : 'asc');
});
const rename = prepared((db, p: Placeholders<{ id: string; name: string }>) =>
  db.updateTable('member').set({ name: p.name }).where('tenant_id', '=', db.tenantId).where('id', '=', p.id),
);
/** A query that never runs, and so is not missed by the test that all queries have run. */
function refused<Q>(query: Q): Q {
  ranQueries.add(query as PreparedQuery);
  return query;
}

const idsOf = async (db: Db, wanted: Wanted) => (await named.all(db, wanted)).map(({ id }) => id);

withDatabase('a prepared query', (open) => {
  afterEach(() => watchPrepared(compareWithDirect));

  async function filled() {
    const opened = await open();
    for (const [id, city] of [
      ['anna', 'Leiden'],
      ['bert', 'Gent'],
      ['cora', 'Leiden'],
    ])
      await insertMember(opened.db, { ...memberRow(id!), city });
    await insertMember(opened.other, memberRow('anna'));
    return opened;
  }

  it('is built once for each shape of its values, and each run has its own values', async () => {
    const { db } = await filled();
    built = 0;
    expect(await idsOf(db, { ids: ['anna', 'bert'] })).toEqual(['anna', 'bert']);
    expect(await idsOf(db, { ids: ['cora', 'bert'] })).toEqual(['bert', 'cora']);
    expect(built).toBe(1);
    expect(await idsOf(db, { ids: ['anna', 'bert', 'cora'], city: 'Leiden' })).toEqual(['anna', 'cora']);
    expect(await idsOf(db, { ids: ['anna', 'bert', 'cora'], city: 'Gent' })).toEqual(['bert']);
    expect(await idsOf(db, { ids: ['anna', 'bert', 'cora'], city: 'Leiden', newest: true })).toEqual(['cora', 'anna']);
    expect(built).toBe(3);
  });

  it('runs two shapes at the same time without mixing their values', async () => {
    const { db } = await filled();
    const runs = Array.from({ length: 40 }, (_, i) =>
      i % 2
        ? idsOf(db, { ids: [i % 4 === 1 ? 'anna' : 'bert'] })
        : idsOf(db, { ids: ['bert', 'cora'], city: 'Leiden' }),
    );
    const found = await Promise.all(runs);
    for (const [i, ids] of found.entries()) expect(ids).toEqual(i % 2 ? [i % 4 === 1 ? 'anna' : 'bert'] : ['cora']);
  });

  it('is the same statement in a transaction, and returns the number of changed rows', async () => {
    const { db } = await filled();
    expect(await rename.change(db, { id: 'bert', name: 'Bertrand' })).toBe(1);
    await transaction(db, async (tx) => {
      raiseVersions(tx, ['user'], ['anna']);
      expect(await rename.change(tx, { id: 'anna', name: 'Annabel' })).toBe(1);
      expect(await rename.change(tx, { id: 'nobody', name: 'x' })).toBe(0);
      built = 0;
      expect(await idsOf(tx, { ids: ['anna'] })).toEqual(['anna']);
    });
    await transaction(db, async (tx) => expect(await idsOf(tx, { ids: ['bert'] })).toEqual(['bert']));
    expect(built).toBeLessThanOrEqual(1);
  });

  it('refuses a transaction that has ended', async () => {
    const { db } = await filled();
    const stored = await transaction(db, async (tx) => {
      await idsOf(tx, { ids: ['anna'] });
      return { tx };
    });
    await expect(idsOf(stored.tx, { ids: ['anna'] })).rejects.toThrow('has ended');
  });

  it('shows one brand nothing of another', async () => {
    const { db, other } = await filled();
    expect(await idsOf(db, { ids: ['bert'] })).toEqual(['bert']);
    expect(await idsOf(other, { ids: ['bert'] })).toEqual([]);
    expect(await rename.change(other, { id: 'bert', name: 'taken over' })).toBe(0);
  });

  // covers X18-022
  it('is checked by the guard when it is built, whoever built it before', async () => {
    const { db } = await filled();
    const leak = prepared((from, p: Placeholders<{ id: string }>) =>
      from.selectFrom('member').select('name').where('id', '=', p.id),
    );
    // Negative control: without the guard it finds the row.
    const bare = unguarded(db, 'negative control of the guard');
    expect(await leak.all(bare, { id: 'bert' })).toEqual([{ name: 'Name bert' }]);
    // The comparison with the direct query would ask the guard itself.
    watchPrepared(undefined);
    await expect(leak.all(db, { id: 'bert' })).rejects.toThrow(TenantGuardError);
    await expect(transaction(db, (tx) => leak.all(tx, { id: 'bert' }))).rejects.toThrow(TenantGuardError);
    // The tenant is no value that a caller passes.
    const passed = refused(
      prepared((from, p: Placeholders<{ tenant: number }>) =>
        from.selectFrom('member').select('name').where('tenant_id', '=', p.tenant),
      ),
    );
    await expect(passed.all(db, { tenant: 2 })).rejects.toThrow(TenantGuardError);
  });

  it('cannot forget a value, change it or hide it', async () => {
    const { db } = await filled();
    const forgotten = refused(
      prepared((from, _p: Placeholders<{ id: string }>) =>
        from.selectFrom('member').select('name').where('tenant_id', '=', from.tenantId),
      ),
    );
    await expect(forgotten.all(db, { id: 'bert' })).rejects.toThrow('1 of 1 values are not in the statement');
    const changed = refused(
      prepared((from, p: Placeholders<{ id: string }>) =>
        from.selectFrom('member').select('name').where('tenant_id', '=', from.tenantId).where('id', '=', `${p.id}`),
      ),
    );
    await expect(changed.all(db, { id: 'bert' })).rejects.toThrow('no value yet');
    const hidden = refused(
      prepared((from, p: Placeholders<{ id: string }>) =>
        from
          .selectFrom('member')
          .select('name')
          .where('tenant_id', '=', from.tenantId)
          .where('id', '=', { id: p.id } as unknown as string),
      ),
    );
    await expect(hidden.all(db, { id: 'bert' })).rejects.toThrow('lost in an object');
  });

  it('cannot keep a value of its first run, which no caller passes', async () => {
    const { db } = await filled();
    let now = 1;
    const frozen = prepared((from, p: Placeholders<{ id: string }>) =>
      from
        .selectFrom('member')
        .select('name')
        .where('tenant_id', '=', from.tenantId)
        .where('id', '=', p.id)
        .where('last_active_at', '>', now),
    );
    await frozen.all(db, { id: 'bert' });
    now = 2;
    // All tests compare each run with the same query compiled directly.
    await expect(frozen.all(db, { id: 'bert' })).rejects.toThrow('Directly: select');
  });

  it('keeps the types of the schema', async () => {
    const { db } = await filled();
    const wrong = prepared((from, p: Placeholders<{ now: number }>) =>
      from
        .selectFrom('member')
        .select('name')
        .where('tenant_id', '=', from.tenantId)
        // @ts-expect-error a number is not compared with a name
        .where('name', '=', p.now),
    );
    // @ts-expect-error the value is a number
    const statements = await recordStatements(() => wrong.all(db, { now: 'text' }));
    expect(statements[0]!.parameters).toEqual([1, 'text']);
    // @ts-expect-error a value is missing
    await expect(rename.change(db, { id: 'anna' })).rejects.toThrow();
  });
});
