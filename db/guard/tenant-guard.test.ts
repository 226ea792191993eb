import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../schema/schema';
import { TenantGuardError } from './error';
import { TenantGuard } from './tenant-guard';

// Loosely typed, because half of these queries are deliberately wrong.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const dialect = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (kysely: Kysely<unknown>) => new SqliteIntrospector(kysely),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};
const db: Loose = new Kysely<Schema>({ dialect, plugins: [new TenantGuard(5)] });
const members = () => db.selectFrom('member').select('id');

const allowed: Record<string, () => Loose> = {
  'a condition': () => members().where('tenant_id', '=', 5),
  'a condition among others': () => members().where('name', '=', 'x').where('member.tenant_id', '=', 5),
  'a condition in parentheses': () =>
    members().where((eb: Loose) => eb.parens(eb.and([eb('tenant_id', '=', 5), eb('id', '=', 'x')]))),
  'an alias': () => db.selectFrom('member as m').select('m.id').where('m.tenant_id', '=', 5),
  'a join that carries the tenant over': () =>
    members()
      .innerJoin('photo', (j: Loose) => j.onRef('photo.tenant_id', '=', 'member.tenant_id'))
      .where('member.tenant_id', '=', 5),
  'a left join that carries the tenant over': () =>
    members()
      .leftJoin('photo', (j: Loose) => j.onRef('member.tenant_id', '=', 'photo.tenant_id'))
      .where('member.tenant_id', '=', 5),
  'a chain of joins': () =>
    members()
      .innerJoin('photo', (j: Loose) => j.onRef('photo.tenant_id', '=', 'member.tenant_id'))
      .innerJoin('block', (j: Loose) => j.onRef('block.tenant_id', '=', 'photo.tenant_id'))
      .where('member.tenant_id', '=', 5),
  'a left join with the value in ON': () =>
    members()
      .leftJoin('photo', (j: Loose) => j.on('photo.tenant_id', '=', 5))
      .where('member.tenant_id', '=', 5),
  'an inner join with the values in ON': () =>
    members().innerJoin('photo', (j: Loose) => j.on('photo.tenant_id', '=', 5).on('member.tenant_id', '=', 5)),
  'a subquery with its own condition': () =>
    members()
      .where('tenant_id', '=', 5)
      .where('id', 'in', (eb: Loose) => eb.selectFrom('photo').select('member_id').where('tenant_id', '=', 5)),
  'a subquery bound to the query around it': () =>
    members()
      .where('member.tenant_id', '=', 5)
      .where((eb: Loose) =>
        eb.exists(eb.selectFrom('photo').select('photo.id').whereRef('photo.tenant_id', '=', 'member.tenant_id')),
      ),
  'a query in FROM': () => db.selectFrom(members().where('tenant_id', '=', 5).as('m')).select('m.id'),
  'a common table expression': () =>
    db
      .with('mine', (q: Loose) => q.selectFrom('member').select('id').where('tenant_id', '=', 5))
      .selectFrom('mine')
      .select('id'),
  'a union of guarded queries': () =>
    members()
      .where('tenant_id', '=', 5)
      .union(members().where('tenant_id', '=', 5)),
  'a harmless raw fragment': () =>
    members()
      .select(sql`length(name)`.as('n'))
      .where('tenant_id', '=', 5),
  'an insert': () =>
    db.insertInto('block').values([
      { tenant_id: 5, blocker_id: 'a' },
      { tenant_id: 5, blocker_id: 'b' },
    ]),
  'an insert with an expression': () => db.insertInto('block').values({ tenant_id: 5, created_at: sql`1 + 1` }),
  'an upsert': () =>
    db
      .insertInto('block')
      .values({ tenant_id: 5 })
      .onConflict((c: Loose) => c.columns(['tenant_id']).doUpdateSet({ created_at: 1 })),
  'an insert from a guarded select': () =>
    db
      .insertInto('block')
      .columns(['tenant_id', 'blocker_id'])
      .expression((eb: Loose) =>
        eb
          .selectFrom('member')
          .select([eb.val(5).as('tenant_id'), 'id'])
          .where('member.tenant_id', '=', 5),
      ),
  'an update': () => db.updateTable('member').set({ name: 'x' }).where('tenant_id', '=', 5),
  'a delete': () => db.deleteFrom('session').where('tenant_id', '=', 5),
  'a table of no brand': () => db.selectFrom('job_lease').selectAll(),
};

const refused: Record<string, () => Loose> = {
  'no condition': () => members(),
  'another brand': () => members().where('tenant_id', '=', 6),
  'the value as text': () => members().where('tenant_id', '=', '5'),
  'an OR': () => members().where((eb: Loose) => eb.or([eb('tenant_id', '=', 5), eb('name', '=', 'x')])),
  'a NOT': () => members().where((eb: Loose) => eb.not(eb('tenant_id', '=', 5))),
  'another operator': () => members().where('tenant_id', '>=', 5),
  'a list': () => members().where('tenant_id', 'in', [5, 6]),
  'a condition in HAVING': () => members().groupBy('id').having('tenant_id', '=', 5),
  'a raw condition': () => members().where(sql`tenant_id = 5`),
  'a second table without a condition': () =>
    members().innerJoin('photo', 'photo.member_id', 'member.id').where('member.tenant_id', '=', 5),
  'two tables in FROM, one bound': () =>
    db.selectFrom(['member', 'photo']).select('photo.id').where('member.tenant_id', '=', 5),
  'a bare tenant_id over two tables': () =>
    members().innerJoin('photo', 'photo.member_id', 'member.id').where('tenant_id', '=', 5),
  'a left join whose ON binds the table on its left': () =>
    members().leftJoin('photo', (j: Loose) => j.on('member.tenant_id', '=', 5).on('photo.tenant_id', '=', 5)),
  'a left join whose ON would bind the left by the right': () =>
    members().leftJoin('photo', (j: Loose) =>
      j.onRef('member.tenant_id', '=', 'photo.tenant_id').on('photo.tenant_id', '=', 5),
    ),
  'a right join': () =>
    members()
      .rightJoin('photo', (j: Loose) => j.on('photo.tenant_id', '=', 5))
      .where('member.tenant_id', '=', 5),
  'the condition on the wrong alias': () =>
    db.selectFrom('member as a').innerJoin('member as b', 'a.id', 'b.id').select('b.id').where('a.tenant_id', '=', 5),
  'two tables that vouch for each other': () =>
    members().innerJoin('photo', (j: Loose) => j.onRef('photo.tenant_id', '=', 'member.tenant_id')),
  'a subquery without a condition': () =>
    members()
      .where('tenant_id', '=', 5)
      .where('id', 'in', (eb: Loose) => eb.selectFrom('photo').select('member_id')),
  'a subquery in SELECT without a condition': () =>
    members()
      .select((eb: Loose) => eb.selectFrom('photo').select('id').limit(1).as('p'))
      .where('tenant_id', '=', 5),
  'a subquery in a CASE': () =>
    members()
      .select((eb: Loose) => eb.case().when('id', '=', 'x').then(eb.selectFrom('photo').select('id')).end().as('p'))
      .where('tenant_id', '=', 5),
  'a derived table that only calls a column tenant_id': () =>
    db
      .selectFrom(members().select('id as tenant_id').where('tenant_id', '=', 5).as('d'))
      .innerJoin('photo', (j: Loose) => j.onRef('photo.tenant_id', '=', 'd.tenant_id'))
      .select('photo.id'),
  'an unguarded query in FROM': () =>
    db.selectFrom((eb: Loose) => eb.selectFrom('member').select('id').as('m')).select('m.id'),
  'an unguarded common table expression': () =>
    db
      .with('all', (q: Loose) => q.selectFrom('member').select('id'))
      .selectFrom('all')
      .select('id'),
  'a common table expression named like a table': () =>
    db
      .with('member', (q: Loose) => q.selectFrom('job_lease').selectAll())
      .selectFrom('member')
      .selectAll(),
  'a union with an unguarded query': () =>
    members()
      .where('tenant_id', '=', 5)
      .union((eb: Loose) => eb.selectFrom('member').select('id')),
  'an ORDER BY with an unguarded query': () =>
    members()
      .where('tenant_id', '=', 5)
      .orderBy((eb: Loose) => eb.selectFrom('photo').select('id').limit(1)),
  'an unknown table': () => db.selectFrom('secrets').selectAll(),
  'a schema': () => db.withSchema('other').selectFrom('member').selectAll().where('tenant_id', '=', 5),
  'a raw table': () =>
    db
      .selectFrom(sql`member`.as('m'))
      .selectAll()
      .where('m.tenant_id', '=', 5),
  'sql.table': () => db.selectFrom(sql.table('member').as('m')).selectAll().where('m.tenant_id', '=', 5),
  'a raw subquery': () =>
    members()
      .select(sql`(select body from message limit 1)`.as('x'))
      .where('tenant_id', '=', 5),
  'a raw fragment that names a table': () =>
    members()
      .select(sql`count(${sql.table('message')})`.as('x'))
      .where('tenant_id', '=', 5),
  'a raw subquery in ORDER BY': () =>
    members()
      .where('tenant_id', '=', 5)
      .orderBy(sql`(SELECT 1)`),
  'an insert without tenant_id': () => db.insertInto('block').values({ blocker_id: 'a' }),
  'an insert for another brand': () => db.insertInto('block').values({ tenant_id: 6, blocker_id: 'a' }),
  'one row of many for another brand': () => db.insertInto('block').values([{ tenant_id: 5 }, { tenant_id: 6 }]),
  'an insert with a computed tenant_id': () => db.insertInto('block').values({ tenant_id: sql`5` }),
  'an insert from a select of another brand': () =>
    db
      .insertInto('block')
      .columns(['tenant_id'])
      .expression((eb: Loose) =>
        eb
          .selectFrom('member')
          .select([eb.val(6).as('tenant_id')])
          .where('member.tenant_id', '=', 5),
      ),
  'an insert from an unguarded select': () =>
    db
      .insertInto('block')
      .columns(['tenant_id', 'blocker_id'])
      .expression((eb: Loose) => eb.selectFrom('member').select([eb.val(5).as('tenant_id'), 'id'])),
  'an insert of default values': () => db.insertInto('block').defaultValues(),
  'an upsert that moves the row': () =>
    db
      .insertInto('block')
      .values({ tenant_id: 5 })
      .onConflict((c: Loose) => c.columns(['tenant_id']).doUpdateSet({ tenant_id: 6 })),
  'an upsert on duplicate key that moves the row': () =>
    db.insertInto('block').values({ tenant_id: 5 }).onDuplicateKeyUpdate({ tenant_id: 6 }),
  'an update without a condition': () => db.updateTable('member').set({ name: 'x' }),
  'an update that moves the row': () => db.updateTable('member').set({ tenant_id: 6 }).where('tenant_id', '=', 5),
  'an update from an unguarded query': () =>
    db
      .updateTable('member')
      .set((eb: Loose) => ({ name: eb.selectFrom('photo').select('id').limit(1) }))
      .where('tenant_id', '=', 5),
  'an update of two tables': () =>
    db.updateTable(['member', 'photo']).set({ 'photo.id': 'x' }).where('member.tenant_id', '=', 5),
  'an update from another table': () =>
    db.updateTable('member').from('photo').set({ name: 'x' }).where('member.tenant_id', '=', 5),
  'a delete without a condition': () => db.deleteFrom('session'),
  'a delete using another table': () => db.deleteFrom('session').using('member').where('session.tenant_id', '=', 5),
  'a merge': () => db.mergeInto('member').using('photo', 'photo.id', 'member.id').whenMatched().thenDelete(),
  'a raw statement': () => sql`delete from member`.compile(db),
  DDL: () => db.schema.dropTable('member'),
};

describe('the tenant guard allows', () => {
  it.each(Object.entries(allowed))('%s', (_name, query) => {
    expect(query().compile().sql).toBeTruthy();
  });
});

describe('the tenant guard refuses', () => {
  it.each(Object.entries(refused))('%s', (_name, query) => {
    expect(() => {
      const built = query();
      if (typeof built.compile === 'function') built.compile();
    }).toThrow(TenantGuardError);
  });
});

/** A copy of a query that reports every access to it. */
function watched(query: Loose, onRead: () => void): Loose {
  if (typeof query !== 'object' || query === null) return query;
  return new Proxy(query, {
    get(target, key) {
      onRead();
      return watched(target[key], onRead);
    },
  });
}

it('visits each part of a query a fixed number of times, however long the query is', () => {
  const readsOf = (parts: number) => {
    let query = members().where('member.tenant_id', '=', 5);
    for (let i = 0; i < parts; i++) {
      query = query
        .where('name', '=', `name ${i}`)
        .innerJoin(`photo as p${i}`, (j: Loose) => j.onRef(`p${i}.tenant_id`, '=', 'member.tenant_id'));
    }
    let reads = 0;
    // A copy, because Kysely's nodes are frozen and a proxy of a frozen object may not return other values.
    const node = watched(structuredClone(query.toOperationNode()), () => (reads += 1));
    new TenantGuard(5).transformQuery({ node, queryId: { queryId: 'x' } as Loose });
    return reads;
  };
  const once = readsOf(10) - readsOf(0);
  expect(once).toBeGreaterThan(0);
  expect(readsOf(40) - readsOf(30)).toBeLessThanOrEqual(once * 1.1);
});
