import { hostname } from 'node:os';
import { JOB_PATIENCE, openDatabase, type Database } from '~db/database';
import { takeServerLock, type ServerLock, type ServerName } from '~db/server-lock';
import type { Config } from '~/config/config';
import type { Stopping } from '~/server/http/lifecycle';
import type { Logger } from '~/server/operations/logger';
import { databaseProblem, markServed, refuseOrSay } from './start-checks.server';

/** A server that was told to end a moment ago may still be answering. */
const OTHER_SERVER_MS = 15_000;

interface Starting {
  config: Config;
  log: Logger;
  stopping: Stopping;
  /** Told to whoever looks at the start. */
  say: (line: string) => void;
}

interface OwnDatabase {
  database: Database;
  lock: ServerLock;
  /** As it stands in the lock, until the port is known. */
  server: ServerName;
}

/** The database with this process as its one server: locked, looked at before anything is changed, up to date. */
export async function openOwnDatabase({ config, log, stopping, say }: Starting): Promise<OwnDatabase> {
  const server = { host: config.host, port: config.port, pid: process.pid, machine: hostname() };
  const lock = await takeServerLock({
    url: config.databaseUrl,
    server,
    waitMs: OTHER_SERVER_MS,
    signal: stopping.signal,
    onWait: (other) => say(`Waiting for the server before to end (${other}) …\n`),
    onLost: (error) => log.error({ err: error }, 'this server is not alone on its database'),
  });
  stopping.onClose('server lock', lock.release);
  const database = await openDatabase({
    url: config.databaseUrl,
    patience: JOB_PATIENCE,
    onEffectError: (error) => log.warn({ err: error }, 'an effect after a commit failed'),
  });
  stopping.onClose('database', database.close);
  refuseOrSay(config, await databaseProblem(config, database), say);
  await database.migrate();
  markServed(config.dataDir);
  return { database, lock, server };
}
