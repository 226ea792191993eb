import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { CannotOpenDatabase } from './cannot-open';
import { parseDatabaseUrl } from './database-url';
import { TenantGuard } from './guard/tenant-guard';
import { makeHandle } from './handle';
import type { DatabaseState, Db, HandleState, SystemDb } from './handle';
import { applyMigrations, readVersion } from './migrate';
import type { DatabaseVersion } from './migrate';
import { mysqlDialect, openPulse } from './mysql-driver';
import { COMMAND_PATIENCE, REQUEST_PATIENCE } from './patience';
import type { Patience } from './patience';
import type { Schema } from './schema/schema';
import { sqliteDialect } from './sqlite-driver';

export { CannotOpenDatabase } from './cannot-open';
export type { Db, SystemDb, Tx } from './handle';
export { DatabaseUnavailable, JOB_PATIENCE } from './patience';
export { onCommit, transaction } from './transaction';

export interface Database {
  /** The guarded handle of one brand, with the patience that the database was opened with. */
  tenant(id: number): Db;
  /**
   * The guarded handle of a brand for requests: slow statements fail, and all fail at once while the database is away.
   */
  forRequests(id: number): Db;
  /** The unguarded handle for jobs, seeds and checks. `reason` says why a brand's handle is not enough. */
  system(reason: string): SystemDb;
  /** Migrates to the latest migration, or to `upTo`. */
  migrate(upTo?: string): Promise<void>;
  /** The version of the database, read before anything is changed. */
  version(): Promise<DatabaseVersion>;
  /**
   * SQLite: brings the log into the file and empties it, because the log still holds what was overwritten in the file.
   * Another process that is reading may prevent it; the next call does it then.
   */
  emptyLog(): Promise<void>;
  /** The size of that log in bytes; always 0 with MariaDB and MySQL. */
  logSize(): Promise<number>;
  /** Where the database is, for output; never contains a password. */
  readonly place: string;
  /** Rejects within a second, with the reason, if the database does not respond. */
  ping(): Promise<void>;
  /** Opens connections for requests: the first ones of a new process would wait for them, on a busy machine in vain. */
  warmUp(): Promise<void>;
  /** Waits for running `onCommit` effects, then closes all connections. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** See `parseDatabaseUrl`. */
  url: string;
  /** The patience for everything except requests and migrations; by default that of a command. */
  patience?: Patience;
  /** Called for every `onCommit` effect that failed; by default the error is written to standard error. */
  onEffectError?: (error: unknown) => void;
}

/** As many as a process works on requests at once (app/server/overload/shed.ts). */
const WARM_CONNECTIONS = 3;

/** Opens the database and checks that it responds; otherwise throws `CannotOpenDatabase`. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const state: DatabaseState = { onEffectError: options.onEffectError ?? reportEffect, pending: new Set() };
  const patience = options.patience ?? COMMAND_PATIENCE;
  const opened = await open(options.url, state, patience);
  const { base, place } = opened;
  const system = makeHandle(base, 0, { database: state, patience, statements: new Map() }, false);
  const database: Database = {
    tenant: tenantHandles(base, { database: state, patience }),
    forRequests: tenantHandles(opened.requests, { database: state, patience: REQUEST_PATIENCE }),
    system(reason) {
      if (!reason) throw new Error('system() needs a reason');
      return system;
    },
    async migrate(upTo) {
      try {
        await opened.migrate(upTo);
      } catch (error) {
        throw new CannotOpenDatabase(`Cannot prepare the database at ${place}: ${messageOf(error)}`, { cause: error });
      }
    },
    version: () => readVersion(base),
    emptyLog: opened.emptyLog,
    logSize: opened.logSize,
    place,
    ping: opened.ping,
    async warmUp() {
      const connections = Array.from({ length: WARM_CONNECTIONS }, () => sql`select 1`.execute(opened.requests));
      // What does not answer now is said by the first request, or by /readyz.
      await Promise.allSettled(connections);
    },
    async close() {
      await Promise.all(state.pending);
      await opened.close();
    },
  };
  try {
    await sql`select 1`.execute(base);
  } catch (error) {
    await database.close().catch(() => {});
    throw new CannotOpenDatabase(`Cannot open the database at ${place}: ${messageOf(error)}`, { cause: error });
  }
  return database;
}

function tenantHandles(base: Kysely<Schema>, state: Omit<HandleState, 'statements'>): (id: number) => Db {
  const handles = new Map<number, Db>();
  return (id) => {
    let handle = handles.get(id);
    if (!handle) handles.set(id, (handle = tenantHandle(base, id, { ...state, statements: new Map() })));
    return handle;
  };
}

function tenantHandle(base: Kysely<Schema>, id: number, state: HandleState): Db {
  if (!Number.isSafeInteger(id) || id < 1) throw new Error(`${id} is not the id of a brand`);
  return makeHandle(base.withPlugin(new TenantGuard(id)), id, state, true);
}

/** An opened database before its handles are made. */
interface Opened {
  base: Kysely<Schema>;
  requests: Kysely<Schema>;
  place: string;
  ping: () => Promise<void>;
  migrate: (upTo?: string) => Promise<void>;
  emptyLog: () => Promise<void>;
  logSize: () => Promise<number>;
  close: () => Promise<void>;
}

async function open(text: string, state: DatabaseState, patience: Patience): Promise<Opened> {
  const url = parseDatabaseUrl(text);
  switch (url.kind) {
    case 'mysql':
      return openMysql(url.url, state, patience);
    case 'sqlite':
      return openSqlite(url.path, state);
    case 'memory': {
      // A file, because two connections to `:memory:` would not share their data.
      const folder = await mkdtemp(join(tmpdir(), 'facet-db-'));
      const opened = openSqlite(join(folder, 'memory.db'), state);
      const close = () => opened.close().then(() => rm(folder, { recursive: true }));
      return { ...opened, close };
    }
  }
}

/** Requests have a pool of their own, so that jobs, and whatever waits for their connections, do not delay them. */
function openMysql(url: URL, state: DatabaseState, patience: Patience): Opened {
  const open = (limits: Parameters<typeof mysqlDialect>[2]) =>
    new Kysely<Schema>({ dialect: mysqlDialect(url, state, limits) });
  const { pulse, close: closePulse } = openPulse(url);
  const base = open({ patience });
  const requests = open({ patience: REQUEST_PATIENCE, pulse });
  return {
    base,
    requests,
    place: `${url.host}${url.pathname}`,
    ping: () => pulse.check(),
    async migrate(upTo) {
      // A migration may change a table for hours.
      const migrating = open({ patience: COMMAND_PATIENCE });
      await applyMigrations(migrating, upTo).finally(() => migrating.destroy());
    },
    emptyLog: async () => {},
    logSize: async () => 0,
    async close() {
      closePulse();
      await Promise.all([base.destroy(), requests.destroy()]);
    },
  };
}

function openSqlite(path: string, state: DatabaseState): Opened {
  const base = new Kysely<Schema>({ dialect: sqliteDialect(path, state) });
  return {
    base,
    requests: base,
    place: path,
    ping: async () => void (await sql`select 1`.execute(base)),
    migrate: (upTo) => applyMigrations(base, upTo),
    emptyLog: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(base)),
    logSize: async () => (await stat(`${path}-wal`).catch(() => undefined))?.size ?? 0,
    close: () => base.destroy(),
  };
}

function messageOf(error: unknown): string {
  // When several IP addresses refuse the connection, the error of mysql2 has no message of its own.
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function reportEffect(error: unknown): void {
  console.error('An effect after a commit failed:', error);
}
