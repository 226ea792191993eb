import { hostname } from 'node:os';
import { JOB_PATIENCE, openDatabase, type Database } from '~db/database';
import { takeServerLock, type ServerLock, type ServerName } from '~db/server-lock';
import type { Config } from '~/config/config';
import type { Stopping } from '~/server/connections/lifecycle';
import type { Logger } from '~/server/operations/logger';
import { databaseProblem, markServed, refuseOrSay } from './start-checks.server';

/** How long to wait for a server that was stopped a moment ago and may still be sending responses. */
const OTHER_SERVER_MS = 15_000;
/** How much longer than its own limit for a stop the other server may take. */
const CLOSED_MS = 5000;

interface Starting {
  config: Config;
  log: Logger;
  stopping: Stopping;
  /** Prints a line for the person who starts the server. */
  say: (line: string) => void;
}

interface OwnDatabase {
  database: Database;
  lock: ServerLock;
  /** The entry in the lock, until the port is known. */
  server: ServerName;
}

/** Takes the lock as the only server of the database, checks it before anything is changed, and migrates it. */
export async function openOwnDatabase({ config, log, stopping, say }: Starting): Promise<OwnDatabase> {
  const server = { host: config.host, port: config.port, pid: process.pid, machine: hostname() };
  const lock = await takeServerLock({
    url: config.databaseUrl,
    server,
    waitMs: Math.max(OTHER_SERVER_MS, config.stopMs + CLOSED_MS),
    signal: stopping.signal,
    onWait: (other) => say(`Waiting for the previous server to end (${other}) …\n`),
    onLost: (error) => log.error({ err: error }, 'another server uses the same database'),
  });
  stopping.onClose('server lock', lock.release);
  const database = await openServedDatabase({ config, log, stopping });
  refuseOrSay(config, await databaseProblem(config, database), say);
  await database.migrate();
  markServed(config.dataDir);
  return { database, lock, server };
}

/** Opens the database as a server does that has the lock, or whose primary process has it. */
export async function openServedDatabase({ config, log, stopping }: Omit<Starting, 'say'>): Promise<Database> {
  const database = await openDatabase({
    url: config.databaseUrl,
    patience: JOB_PATIENCE,
    onEffectError: (error) => log.warn({ err: error }, 'an effect after a commit failed'),
  });
  stopping.onClose('database', database.close);
  await database.warmUp();
  return database;
}
