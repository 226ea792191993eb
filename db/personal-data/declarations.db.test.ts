import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { SystemDb } from '~db/database';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { declarations } from './declarations';
import { ruleOf } from './declare';
import { booksEnd, reasonEnd } from './reasons';

const columnsOf = {
  sqlite: sql<{ table: string; column: string }>`
    select t.name as "table", c.name as "column" from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'kysely%' and t.name not like 'sqlite%'`,
  mariadb: sql<{ table: string; column: string }>`
    select table_name as \`table\`, column_name as \`column\` from information_schema.columns
    where table_schema = database() and table_name not like 'kysely%'`,
};

async function differences(db: SystemDb, kind: OpenDatabase['kind']): Promise<string[]> {
  const { rows } = await columnsOf[kind].execute(db);
  const real = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const declared = new Set(
    Object.entries(declarations).flatMap(([table, { columns }]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    ),
  );
  return [
    ...[...real].filter((name) => !declared.has(name)).map((name) => `${name} is not declared in db/personal-data`),
    ...[...declared].filter((name) => !real.has(name)).map((name) => `${name} is declared, but does not exist`),
  ].toSorted();
}

withDatabase('what is declared of personal data', (open) => {
  it('names every column of the database, and no other', async () => {
    const { database, kind } = await open();
    expect(await differences(database.system('reads the columns'), kind)).toEqual([]);
  });

  it('is red for a column that somebody adds', async () => {
    const { database, kind } = await open();
    const db = database.system('adds a column');
    await sql`alter table member add column shoe_size integer`.execute(db);
    try {
      expect(await differences(db, kind)).toEqual(['member.shoe_size is not declared in db/personal-data']);
    } finally {
      await sql`alter table member drop column shoe_size`.execute(db);
    }
  });
});

it('says of each column how it ends, of rows that stay and of no others', () => {
  const homeless: string[] = [];
  for (const [table, { rows, columns, owners, heading }] of Object.entries(declarations)) {
    for (const [column, { ends, shown }] of Object.entries(columns)) {
      expect(ends !== undefined, `${table}.${column}`).toBe(rows === 'stay');
      if (shown === 'exported' && (!heading || owners.length === 0)) homeless.push(`${table}.${column}`);
    }
  }
  expect(homeless).toEqual([]);
});

it('has a rule for each column, or nobody has decided', () => {
  expect(ruleOf(declarations, 'member', 'email')).toEqual({ shown: 'exported', ends: { becomes: null } });
  expect(() => ruleOf(declarations, 'member', 'shoe_size')).toThrow('member.shoe_size is not declared');
});

it('ends what stays: books by the country of the company, reports after half a year', () => {
  const at = Date.UTC(2026, 10, 23);
  expect(new Date(booksEnd('NL', at)).toISOString()).toBe('2034-01-01T00:00:00.000Z');
  expect(new Date(booksEnd('DE', at)).toISOString()).toBe('2037-01-01T00:00:00.000Z');
  expect(reasonEnd('report', at)).toBe(Date.UTC(2027, 5, 1));
  expect(reasonEnd('tombstone', at)).toBeNull();
});
