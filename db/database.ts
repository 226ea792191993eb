import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Dialect } from 'kysely';
import { parseDatabaseUrl } from './database-url';
import { TenantGuard } from './guard/tenant-guard';
import { makeHandle } from './handle';
import type { DatabaseState, Db, SystemDb } from './handle';
import { applyMigrations } from './migrate';
import { mysqlDialect } from './mysql-driver';
import type { Schema } from './schema/schema';
import { sqliteDialect } from './sqlite-driver';

export type { Db, SystemDb, Tx } from './handle';
export { onCommit, transaction } from './transaction';

export interface Database {
  /** The guarded handle of one brand. */
  tenant(id: number): Db;
  /** The handle of jobs, seeds and checks; `reason` says why no brand's handle does. */
  system(reason: string): SystemDb;
  migrate(): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Waits for running effects, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** See parseDatabaseUrl(). */
  url: string;
  /** Told of every onCommit effect that failed; by default it is written to standard error. */
  onEffectError?: (error: unknown) => void;
}

/** Its message names the place, never the password. */
export class CannotOpenDatabase extends Error {}

/** Opens the database and makes sure that it answers; else CannotOpenDatabase. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const state: DatabaseState = { onEffectError: options.onEffectError ?? reportEffect, pending: new Set() };
  const { dialect, place, remove } = await dialectOf(options.url, state);
  const base = new Kysely<Schema>({ dialect });
  const system = makeHandle(base, 0, { database: state }, false);
  const tenants = new Map<number, Db>();
  const database: Database = {
    tenant(id) {
      let handle = tenants.get(id);
      if (!handle) tenants.set(id, (handle = tenantHandle(base, id, state)));
      return handle;
    },
    system(reason) {
      if (!reason) throw new Error('system() needs a reason');
      return system;
    },
    async migrate() {
      try {
        await applyMigrations(base);
      } catch (error) {
        throw new CannotOpenDatabase(`Cannot prepare the database at ${place}: ${messageOf(error)}`, { cause: error });
      }
    },
    async ping() {
      await sql`select 1`.execute(base);
    },
    async close() {
      await Promise.all(state.pending);
      await base.destroy();
      await remove();
    },
  };
  try {
    await database.ping();
  } catch (error) {
    await database.close().catch(() => {});
    throw new CannotOpenDatabase(`Cannot open the database at ${place}: ${messageOf(error)}`, { cause: error });
  }
  return database;
}

function tenantHandle(base: Kysely<Schema>, id: number, state: DatabaseState): Db {
  if (!Number.isSafeInteger(id) || id < 1) throw new Error(`${id} is not the id of a brand`);
  return makeHandle(base.withPlugin(new TenantGuard(id)), id, { database: state }, true);
}

interface Opened {
  dialect: Dialect;
  place: string;
  remove: () => Promise<void>;
}

async function dialectOf(text: string, state: DatabaseState): Promise<Opened> {
  const url = parseDatabaseUrl(text);
  const remove = async () => {};
  switch (url.kind) {
    case 'mysql':
      return { dialect: mysqlDialect(url.url, state), place: `${url.url.host}${url.url.pathname}`, remove };
    case 'sqlite':
      return { dialect: sqliteDialect(url.path, state), place: url.path, remove };
    case 'memory': {
      // Two connections share data only through a file.
      const folder = await mkdtemp(join(tmpdir(), 'facet-db-'));
      const path = join(folder, 'memory.db');
      return { dialect: sqliteDialect(path, state), place: path, remove: () => rm(folder, { recursive: true }) };
    }
  }
}

function messageOf(error: unknown): string {
  // mysql2 reports a refused connection on several addresses as an error without a message.
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function reportEffect(error: unknown): void {
  console.error('An effect after a commit failed:', error);
}
