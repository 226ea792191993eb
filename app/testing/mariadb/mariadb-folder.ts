import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const dataFolder = (folder: string) => join(folder, 'data');

/**
 * Each server has its own temporary folder: a starting server removes all temporary tables that it finds, including
 * those of another server.
 */
const temporaryFolder = (folder: string) => join(folder, 'tmp');

/** Makes the data folder of a MariaDB server whose root user has no password yet. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(temporaryFolder(folder));
  await run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${dataFolder(folder)}`,
    `--tmpdir=${temporaryFolder(folder)}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    ...asRoot(),
  ]);
}

/**
 * The arguments of mariadbd to serve `folder` on a port of the loopback interface; `--no-defaults` must be the first.
 */
export function folderArguments(folder: string, port: number): string[] {
  return [
    '--no-defaults',
    `--datadir=${dataFolder(folder)}`,
    `--tmpdir=${temporaryFolder(folder)}`,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--log-error=${join(folder, 'error.log')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    ...asRoot(),
  ];
}

function asRoot(): string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}
