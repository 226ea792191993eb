import { setTimeout as pause } from 'node:timers/promises';
import { CannotOpenDatabase } from './cannot-open';
import { parseDatabaseUrl } from './database-url';
import type { Lockable, ServerLock, ServerName } from './lockable';
import { lockOnMysql } from './server-lock-mysql';
import { lockOnSqlite } from './server-lock-sqlite';

export type { ServerLock, ServerName } from './lockable';

export interface ServerLockOptions {
  url: string;
  server: ServerName;
  /** How long to wait (ms) for the previous server to stop, when a restart begins the new one too early. */
  waitMs: number;
  /** Aborted if the start is given up. */
  signal?: AbortSignal;
  onWait?: (holder: string) => void;
  /** Called if the lock was lost with its connection and another server holds it now. */
  onLost?: (error: Error) => void;
}

const STEP_MS = 100;

/**
 * Makes this process the only server of its database, or throws `CannotOpenDatabase`, which names the other one. Live
 * events reach open pages within the memory of the process, so with a second server half of the pages would miss them.
 * Commands do not take the lock. A process with workers takes it for all of them.
 */
export async function takeServerLock(options: ServerLockOptions): Promise<ServerLock> {
  const { url, server, waitMs, signal, onWait } = options;
  const lockable = lockableOf(url, options.onLost ?? (() => {}));
  const begun = performance.now();
  for (let waits = 0; ; waits++) {
    const lock = await lockable.take();
    if (lock) {
      await lock.describe(server);
      return lock;
    }
    const holder = describeHolder(await lockable.holder());
    if (performance.now() - begun >= waitMs) throw new CannotOpenDatabase(inUse(lockable, holder));
    if (waits === 0) onWait?.(holder);
    await pause(STEP_MS, undefined, signal ? { signal } : {});
  }
}

function lockableOf(text: string, onLost: (error: Error) => void): Lockable {
  const url = parseDatabaseUrl(text);
  switch (url.kind) {
    case 'mysql':
      return lockOnMysql(url.url, onLost);
    case 'sqlite':
      return lockOnSqlite(url.path);
    case 'memory': {
      const lock: ServerLock = { describe: async () => {}, release: async () => {} };
      return { place: ':memory:', setting: '', take: async () => lock, holder: async () => undefined };
    }
  }
}

const describeHolder = (holder: ServerName | undefined): string =>
  holder
    ? `${holder.host}${holder.port === 0 ? '' : `:${holder.port}`}, process ${holder.pid} on ${holder.machine}`
    : 'a server that is starting';

const inUse = ({ place, setting }: Lockable, holder: string): string =>
  `Another server uses ${place}: ${holder}. Stop that one first, or give this one ${setting} of its own.`;
