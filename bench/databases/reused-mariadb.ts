import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '~/testing/free-port';
import { mariadbUrl, onServer } from '~/testing/mariadb/mariadb';
import { dataFolder, folderArguments, makeDataFolder } from '~/testing/mariadb/mariadb-folder';

const DATABASE = 'facet';

/**
 * A MariaDB server whose folder remains after it has ended. Its root user has no password, because it only listens on
 * the loopback address.
 */
export interface ReusedMariadb {
  url: string;
  pid: number;
  /** Shuts the server down cleanly, so that its folder may be copied afterwards. */
  stop(): Promise<void>;
}

/** Starts a server with the durability of production on `folder`, which is initialised if it is new. */
export async function startReusedMariadb(folder: string): Promise<ReusedMariadb> {
  if (!existsSync(dataFolder(folder))) await makeDataFolder(folder);
  const port = await freePort();
  const child = spawn(
    'mariadbd',
    [
      ...folderArguments(folder, port),
      '--innodb-buffer-pool-size=3G',
      '--innodb-log-file-size=512M',
      '--innodb-flush-log-at-trx-commit=1',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = (name: string) => mariadbUrl(port, name, '');
  for (let waited = 0; ; waited += 50) {
    const responses = await onServer(
      url(''),
      `create database if not exists ${DATABASE} character set utf8mb4 collate utf8mb4_bin`,
    ).then(
      () => true,
      () => false,
    );
    if (responses) return { url: url(DATABASE), pid: child.pid!, stop };
    if (child.exitCode !== null || waited > 60_000) {
      await stop();
      throw new Error(`mariadbd does not answer; its log is ${join(folder, 'error.log')}`);
    }
    await sleep(50);
  }
}
