import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator } from 'kysely';
import type { Kysely } from 'kysely';
import { isRetryable } from './dialect';
import { migrations } from './migrations/migrations';
import type { Schema } from './schema/schema';

const ATTEMPTS = 60;

/**
 * Applies what is missing. Two processes may start at once: on MariaDB the second waits for a named lock, on SQLite
 * for the write lock (and tries again, since a long migration outlasts one busy timeout).
 */
export async function applyMigrations(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  for (let attempt = 1; ; attempt++) {
    const { error, results } = await migrator.migrateToLatest();
    if (!error) return;
    if (attempt < ATTEMPTS && isRetryable(error)) {
      await sleep(500);
      continue;
    }
    const failed = results?.find((result) => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? 'set-up'} failed: ${String(error)}`, { cause: error });
  }
}
