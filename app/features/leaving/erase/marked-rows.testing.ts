import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { SystemDb } from '~db/database';
import { declarations } from '~db/personal-data/declarations';
import { childrenFirst } from '~db/personal-data/rows-of';
import type { Owner } from '~db/personal-data/declare';
import type { Schema } from '~db/schema/schema';
import type { OpenDatabase } from '~/testing/with-database';

/* A member with a row in every table, whose texts say from which column they are. */

interface Column {
  table: string;
  column: string;
  type: string;
  length: number | null;
  computed: number;
}

const columns = {
  sqlite: sql<Column>`
    select t.name as "table", c.name as "column", lower(c.type) as "type", null as "length", 0 as "computed"
    from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'kysely%' and t.name not like 'sqlite%'`,
  mariadb: sql<Column>`
    select table_name as \`table\`, column_name as \`column\`, data_type as \`type\`,
      character_maximum_length as \`length\`, generation_expression is not null as \`computed\`
    from information_schema.columns where table_schema = database() and table_name not like 'kysely%'`,
};

export const MARK = 'zqmark';
export const MARKED_MESSAGE = 'messagewithaphotoofmark000';
/** A text that says where it is; shorter where the column is. */
const markOf = (table: string, column: string) => `${MARK}-${table}-${column}`.replaceAll('_', '-');

export const fileOf = (column: string) => `${column.replaceAll('_', '-')}.webp`;

/** Values that code parses, or that a CHECK constrains. */
const fixed: Record<string, unknown> = {
  'member.kind': 'member',
  'member.status': 'deleted',
  'member.profile_status': 'active',
  'member.birth_date': '1990-02-28',
  'member.interests': '["hiking"]',
  'member.prompts': '[{"id":"rain","answer":"zqmark-member-prompts"}]',
  'member.gender': 'female',
  'member.seeks': 'male',
  'member.language': 'en',
  'photo.phash': '0123456789abcdef',
  'photo.status': 'active',
  // Random, and in the job that removes the file.
  'photo_check.id': 'checkwithoutameaning',
  'photo_check.filename': fileOf('check'),
  'photo_band.band': '00123',
  // With files of its own, which are named by its id.
  'message.type': 'photo',
  'message.id': MARKED_MESSAGE,
  'message.charge': 'free',
  'message.author_kind': 'member',
  'message.delivered_at': 1,
  'token.purpose': 'login',
  'report.state': 'open',
  'purchase.state': 'completed',
  'credit_account.kind': 'member',
  // The hourly task ends them when the account is deleted, two weeks earlier.
  'mandate.ended_at': 5,
  'mandate.ended_by': 'account',
  'data_export.id': 'exportofmark',
  'departure.code_hash': 'code',
  'departure.seq': null,
  'departure.chain_hash': null,
  'departure.erased_at': null,
  'outbox.topic': 'leaving.left',
  'outbox.done_at': 5,
};

/** Inserts a row into every table that has an owner, and one job that names the member. */
export async function insertMarkedRows(
  db: SystemDb,
  kind: OpenDatabase['kind'],
  who: { memberId: string; otherId: string; deletedAt: number },
): Promise<void> {
  const { rows } = await columns[kind].execute(db);
  const order = [
    'conversation' as const,
    ...childrenFirst(declarations)
      .toReversed()
      .filter((t) => t !== 'conversation'),
  ];
  for (const table of order) {
    const { owners } = declarations[table];
    if (owners.length === 0 && table !== 'outbox') continue;
    const row: Record<string, unknown> = {};
    for (const column of rows.filter((row) => row.table === table && !row.computed)) {
      if (column.column !== 'search_bits') row[column.column] = valueOf(column, who);
    }
    await (db as unknown as { insertInto(t: string): { values(v: object): { execute(): Promise<unknown> } } })
      .insertInto(table)
      .values(row)
      .execute();
  }
}

function valueOf(
  { table, column, type, length }: Column,
  who: { memberId: string; otherId: string; deletedAt: number },
) {
  const name = `${table}.${column}`;
  if (column === 'tenant_id') return 1;
  if (name === 'member.deleted_at') return who.deletedAt;
  if (name === 'outbox.payload') return JSON.stringify({ member_id: who.memberId, words: markOf(table, column) });
  const owners = declarations[table as keyof Schema].owners as readonly Owner[];
  const owner = owners.findIndex((owner) => (typeof owner === 'string' ? owner : owner.column) === column);
  const through = owners[owner];
  if (through && typeof through !== 'string') return keyOf(through.table, through.key);
  if (owner >= 0) return owner === 0 ? who.memberId : who.otherId;
  if (column === 'purchase_id') return keyOf('purchase', 'id');
  if (column === 'conversation_id') return keyOf('conversation', 'id');
  if (column === 'other_member_id' || column === 'counterpart_id') return who.otherId;
  if (name in fixed) return fixed[name];
  // Names of files are random and say nothing; the files themselves are looked for by them.
  if (table === 'photo' && column.endsWith('filename')) return fileOf(column);
  if (!/char|text/.test(type)) return 1;
  return isKey(table, column) ? keyOf(table, column) : markOf(table, column).slice(0, length ?? undefined);
}

/** Keys that other tables refer to. */
const isKey = (table: string, column: string) =>
  (table === 'conversation' && column === 'id') ||
  Object.values(declarations).some(({ owners }) =>
    (owners as readonly Owner[]).some((o) => typeof o !== 'string' && o.table === table && o.key === column),
  );
const keyOf = (table: string, key: string) => `${key}-${table}`.slice(0, 26);

/** The columns (`table.column`) whose mark can be read in the file of the database or its log, in a row or not. */
export async function findMarksInFile({ url }: OpenDatabase, columns: readonly string[]): Promise<string[]> {
  const path = url.replace('sqlite:', '');
  const bytes = Buffer.concat(await Promise.all([path, `${path}-wal`].map((file) => readFile(file))));
  return columns.filter((name) => bytes.includes(markOf(...(name.split('.') as [string, string]))));
}

/** Where marks are now, as `table.column`. */
export async function findMarks(db: SystemDb, kind: OpenDatabase['kind']): Promise<string[]> {
  const { rows } = await columns[kind].execute(db);
  const found: string[] = [];
  for (const { table, column, type } of rows) {
    if (!/char|text/.test(type)) continue;
    const marks = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} like ${`%${MARK}%`} limit 1`.execute(db);
    if (marks.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}
