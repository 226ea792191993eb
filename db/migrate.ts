import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isRetryable } from './database-errors';
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
    const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
    if (!error) return;
    if (attempt < ATTEMPTS && isRetryable(error)) {
      await sleep(500);
      continue;
    }
    const failed = results?.find((result) => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? 'set-up'} failed: ${String(error)}`, { cause: error });
  }
}

export interface DatabaseVersion {
  /** The names of the applied migrations, in order; empty for a new database. */
  applied: string[];
  /** The names of the migrations of this program. */
  known: string[];
  unfinishedRestore: boolean;
}

/** The table that exists only while a restore fills the database. */
export const RESTORE_MARK = 'unfinished_restore';

export async function readVersion(db: Kysely<Schema>): Promise<DatabaseVersion> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const has = (name: string) => tables.some((table) => table.name === name);
  const { rows } = has('kysely_migration')
    ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    : { rows: [] };
  return {
    applied: rows.map(({ name }) => name),
    known: Object.keys(migrations).sort(),
    unfinishedRestore: has(RESTORE_MARK),
  };
}
