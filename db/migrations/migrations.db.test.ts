import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { onServer } from '~/testing/mariadb/mariadb';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { openDatabase } from '../database';
import { findMember, insertMember } from '../queries/member';
import { brandlessTables, tenantTables } from '../schema/schema';
import { migrations } from './migrations';

withDatabase('migrations', (open) => {
  it('can be repeated after one that stopped half-way', async () => {
    const { database } = await open();
    const again = async () => {
      for (const migration of Object.values(migrations)) await migration.up(database.system('migration test'));
    };
    await expect(again()).resolves.toBeUndefined();
  });

  it('make every table of the schema, and begin every key and index of a brand’s table with tenant_id', async () => {
    const { database, kind } = await open();
    const { rows } = await (kind === 'mariadb' ? mariadbIndexes : sqliteIndexes).execute(
      database.system('schema test'),
    );
    expect(new Set(rows.map((row) => row.table))).toEqual(new Set([...tenantTables, ...brandlessTables]));
    expect(rows.filter((row) => tenantTables.has(row.table) && row.first !== 'tenant_id')).toEqual([]);
  });

  it('are named by time, in order', () => {
    const names = Object.keys(migrations);
    expect(names).toEqual(names.toSorted());
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{4}_[a-z_]+$/);
  });
});

interface IndexRow {
  table: string;
  first: string;
}

const mariadbIndexes = sql<IndexRow>`
  select table_name as \`table\`, column_name as \`first\` from information_schema.statistics
  where table_schema = database() and seq_in_index = 1 and table_name not like 'kysely%'`;

const sqliteIndexes = sql<IndexRow>`
  select t.name as "table", c.name as "first" from sqlite_master t, pragma_table_info(t.name) c
  where t.type = 'table' and c.pk = 1 and t.name not like 'kysely%'
  union all
  select t.name, c.name from sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
  where t.type = 'table' and c.seqno = 0 and t.name not like 'kysely%'`;

describe('servers that start at once on an empty MariaDB', () => {
  it('all end with a migrated database', async () => {
    const server = inject('mariadbUrl');
    const name = `t_${randomBytes(8).toString('hex')}`;
    await onServer(server, `create database ${name} character set utf8mb4 collate utf8mb4_bin`);
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ url: `${server}${name}` })));
    try {
      await Promise.all(databases.map((database) => database.migrate()));
      await insertMember(databases[0]!.tenant(1), memberRow('a'));
      expect((await findMember(databases[2]!.tenant(1), 'a'))?.id).toBe('a');
    } finally {
      await Promise.all(databases.map((database) => database.close()));
      await onServer(server, `drop database ${name}`);
    }
  });
});
