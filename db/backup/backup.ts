import { existsSync, renameSync, rmSync } from 'node:fs';
import { CannotOpenDatabase } from '../cannot-open';
import { openDatabase } from '../database';
import { parseDatabaseUrl } from '../database-url';
import { RESTORE_MARK } from '../migrate';
import type { Filler, Row, Snapshot, TableFacts } from './copy';
import { emptyMysql, fillerOfMysql, markOnMysql, notesOfMysql, snapshotOfMysql, unmarkOnMysql } from './mysql-copy';
import { fillerOfSqlite, snapshotOfSqlite } from './sqlite-copy';

export type { Row, Snapshot, TableFacts } from './copy';

/** Opens what there is; never makes a database. */
export async function openSnapshot(text: string): Promise<Snapshot> {
  const url = parseDatabaseUrl(text);
  if (url.kind === 'mysql') return snapshotOfMysql(url.url);
  if (url.kind === 'sqlite' && existsSync(url.path)) return snapshotOfSqlite(url.path);
  throw new CannotOpenDatabase(`There is no database at ${url.kind === 'sqlite' ? url.path : ':memory:'}.`);
}

/** A copy to load: what a snapshot was, and its rows in pieces of one table. */
export interface Copy {
  migrations: readonly string[];
  tables: readonly TableFacts[];
  pieces(): AsyncIterable<{ table: string; rows: Row[] }>;
}

/** Makes the tables in an empty database, as they were at the copy's version, fills them, and compares the counts. */
export async function loadCopy(text: string, copy: Copy): Promise<void> {
  const database = await openDatabase({ url: text });
  try {
    await database.migrate(copy.migrations.at(-1));
    const { applied } = await database.version();
    if (applied.join() !== copy.migrations.join())
      throw new CannotOpenDatabase('The backup is of another version of Facet: restore it with that version.');
  } finally {
    await database.close();
  }
  const filler = await openFiller(text);
  try {
    await fill(filler, copy);
  } finally {
    await filler.close();
  }
}

async function fill(filler: Filler, { tables, pieces }: Copy): Promise<void> {
  const places = new Map<string, { columns: string[]; at: number[] }>();
  for (const { name, columns } of tables) {
    // What the one database keeps by triggers the other makes itself.
    const there = new Set(await filler.columns(name));
    const kept = columns.filter((column) => there.has(column));
    places.set(name, { columns: kept, at: kept.map((column) => columns.indexOf(column)) });
  }
  for await (const { table, rows } of pieces()) {
    const { columns, at } = places.get(table)!;
    await filler.insert(
      table,
      columns,
      rows.map((row) => at.map((i) => row[i]!)),
    );
  }
  for (const { name, rows } of tables) {
    const count = await filler.count(name);
    if (count !== rows) throw new CannotOpenDatabase(`The table ${name} has ${count} rows instead of ${rows}.`);
  }
}

async function openFiller(text: string): Promise<Filler> {
  const url = parseDatabaseUrl(text);
  if (url.kind === 'mysql') return fillerOfMysql(url.url);
  if (url.kind === 'sqlite') return fillerOfSqlite(url.path);
  throw new Error('a copy is not loaded into memory');
}

export interface Replacing {
  /** What is done to the new one before anybody sees it. */
  finish: (url: string) => Promise<void>;
  /** What the one before knows and the next try must, where this one breaks off: see unfinishedNotes. */
  notes: readonly string[];
}

/**
 * Puts a copy in the place of a database. On SQLite it is made beside it and takes its name at the end; the one before
 * stays as `<name>.before-restore`. On MariaDB its tables are replaced, and a start meanwhile is refused.
 */
export async function replaceDatabase(text: string, copy: Copy, { finish, notes }: Replacing): Promise<void> {
  const url = parseDatabaseUrl(text);
  if (url.kind === 'mysql') {
    await markOnMysql(url.url, RESTORE_MARK, notes);
    await emptyMysql(url.url, RESTORE_MARK);
    await loadCopy(text, copy);
    await finish(text);
    return unmarkOnMysql(url.url, RESTORE_MARK);
  }
  if (url.kind !== 'sqlite') throw new CannotOpenDatabase('There is nothing to restore to in memory.');
  const made = `${url.path}.restoring`;
  removeSqlite(made);
  await loadCopy(`sqlite:${made}`, copy);
  await finish(`sqlite:${made}`);
  putAside(url.path, `${url.path}.before-restore`);
  renameSync(made, url.path);
}

/** Of a restore that broke off where it had emptied the database already. */
export async function unfinishedNotes(text: string): Promise<string[]> {
  const url = parseDatabaseUrl(text);
  return url.kind === 'mysql' ? notesOfMysql(url.url, RESTORE_MARK) : [];
}

/**
 * The file with what SQLite laid beside it; that alone, too, where the file itself is gone: SQLite would take an old log
 * for the log of the new file, and write the pages of the old one into it.
 */
function putAside(path: string, before: string): void {
  if (existsSync(path)) removeSqlite(before);
  for (const end of ENDS) if (existsSync(path + end)) renameSync(path + end, before + end);
}

const ENDS = ['', '-wal', '-shm'];

function removeSqlite(path: string): void {
  for (const end of ENDS) rmSync(path + end, { force: true });
}
