import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isRetryable } from './database-errors';
import { LAST_EARLIER, namesOfToday, olderProblem } from './migrations/earlier-names';
import { migrations } from './migrations/migrations';
import type { Schema } from './schema/schema';

const ATTEMPTS = 60;

/**
 * Applies the missing migrations, at most up to `upTo`. Two processes may start at once: the second waits, on MariaDB
 * for a named lock, on SQLite for the write lock, repeatedly because a migration may outlast the busy timeout.
 */
export async function applyMigrations(db: Kysely<Schema>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  for (let attempt = 1; ; attempt++) {
    const { error, results } = await recordNamesOfToday(db).then(
      () => (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest()),
      (reason: unknown) => ({ error: reason, results: undefined }),
    );
    if (!error) return;
    if (attempt < ATTEMPTS && isRetryable(error)) {
      await sleep(500);
      continue;
    }
    if (error instanceof OlderDatabase) throw error;
    const failed = results?.find((result) => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? 'set-up'} failed: ${String(error)}`, { cause: error });
  }
}

class OlderDatabase extends Error {}

/** Replaces the earlier names in the record of a database that has their schema; see `namesOfToday`. */
async function recordNamesOfToday(db: Kysely<Schema>): Promise<void> {
  const recorded = await recordedNames(db);
  const { names, older } = namesOfToday(recorded);
  if (older) throw new OlderDatabase(`it ${olderProblem(older)}`);
  const added = names.filter((name) => !recorded.includes(name));
  if (added.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const { rows: last } = await sql<{ timestamp: string }>`
      select ${sql.ref('timestamp')} from kysely_migration where name = ${LAST_EARLIER}`.execute(tx);
    const { numAffectedRows } = await sql`delete from kysely_migration where name <= ${LAST_EARLIER}`.execute(tx);
    // Another process that started at the same moment has done it.
    if (!last[0] || !numAffectedRows) return;
    const { timestamp } = last[0];
    const rows = added.map((name) => sql`(${name}, ${timestamp})`);
    await sql`insert into kysely_migration (name, ${sql.ref('timestamp')}) values ${sql.join(rows)}`.execute(tx);
  });
}

/** The names in the record of applied migrations, in order; none for a new database. */
async function recordedNames(db: Kysely<Schema>): Promise<string[]> {
  return (await tableNames(db)).has('kysely_migration') ? namesIn(db) : [];
}

async function namesIn(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function tableNames(db: Kysely<Schema>): Promise<Set<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return new Set(tables.map(({ name }) => name));
}

export interface DatabaseVersion {
  /** The names of the applied migrations, in order and by the names of today; empty for a new database. */
  applied: string[];
  /** The last migration of a database that is too old for this program. */
  older: string | undefined;
  /** The names of the migrations of this program. */
  known: string[];
  unfinishedRestore: boolean;
}

/** The table that exists only while a restore fills the database. */
export const RESTORE_MARK = 'unfinished_restore';

export async function readVersion(db: Kysely<Schema>): Promise<DatabaseVersion> {
  const tables = await tableNames(db);
  const { names, older } = namesOfToday(tables.has('kysely_migration') ? await namesIn(db) : []);
  return { applied: names, older, known: Object.keys(migrations).sort(), unfinishedRestore: tables.has(RESTORE_MARK) };
}
