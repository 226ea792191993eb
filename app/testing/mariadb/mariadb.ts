import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';
import { freePort } from '../free-port';
import { folderArguments, makeDataFolder } from './mariadb-folder';
import { placeInMemory } from '../place-in-memory';

const run = promisify(execFile);
const PASSWORD = 'facet-test';

/** A private MariaDB server in a temporary folder, on a free port of the loopback interface. */
export interface PrivateMariadb {
  /** mysql://…/<name>; the database must already exist. */
  url(database: string): string;
  createDatabase(name: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  /** Sends SIGKILL, for tests of what survives; start() serves the same data again. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Sends SIGSTOP and waits until all threads have stopped: connections stay open, but get no response. */
  freeze(): Promise<void>;
  /** Sends SIGCONT; the server then handles the requests that came in between. */
  thaw(): void;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

export interface MariadbOptions {
  /** Real durability, for measurements; tests do without it. */
  durable?: boolean;
  bufferPool?: string;
}

/**
 * Initialises and starts a server (about a second). Throws an error that says what to install when MariaDB is missing.
 */
export async function startMariadb(options: MariadbOptions = {}): Promise<PrivateMariadb> {
  await assertInstalled();
  const folder = await mkdtemp(join(options.durable ? tmpdir() : placeInMemory(), 'facet-mariadb-'));
  try {
    await makeDataFolder(folder);
    const port = await freePort();
    const server = new Server(folder, port, options);
    await server.start();
    return server;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

class Server implements PrivateMariadb {
  #process: ChildProcess | undefined;
  readonly #folder: string;
  readonly #port: number;
  readonly #options: MariadbOptions;

  constructor(folder: string, port: number, options: MariadbOptions) {
    this.#folder = folder;
    this.#port = port;
    this.#options = options;
  }

  url(database: string): string {
    return mariadbUrl(this.#port, database);
  }

  async start(): Promise<void> {
    const child = spawn('mariadbd', serverArguments(this.#folder, this.#port, this.#options), { stdio: 'ignore' });
    this.#process = child;
    for (let waited = 0; waited < 30_000; waited += 50) {
      if (child.exitCode !== null) throw new Error(`mariadbd stopped at once:\n${await this.#log()}`);
      if (await this.#isReady()) return;
      await sleep(50);
    }
    await this.kill();
    throw new Error(`mariadbd did not answer within 30 s:\n${await this.#log()}`);
  }

  async createDatabase(name: string): Promise<string> {
    await onServer(this.url(''), `create database \`${name}\` character set utf8mb4 collate utf8mb4_bin`);
    return this.url(name);
  }

  async dropDatabase(name: string): Promise<void> {
    await onServer(this.url(''), `drop database if exists \`${name}\``);
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async freeze(): Promise<void> {
    this.#process?.kill('SIGSTOP');
    while (await hasThreadAtWork(this.#process?.pid)) await sleep(1);
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    // The data of a test server is not needed any more, so no orderly shutdown is needed.
    await this.#end('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async #isReady(): Promise<boolean> {
    try {
      // The root user of a new server has no password yet; the first successful connection sets it.
      await onServer(mariadbUrl(this.#port, '', ''), `set password for root@localhost = password('${PASSWORD}')`);
      return true;
    } catch {
      return onServer(this.url(''), 'select 1').then(
        () => true,
        () => false,
      );
    }
  }

  async #log(): Promise<string> {
    const log = await readFile(join(this.#folder, 'error.log'), 'utf8').catch(() => '');
    return log.split('\n').slice(-15).join('\n');
  }
}

/** Whether a thread is still running: a signal reaches a thread on another core a little later. */
async function hasThreadAtWork(pid: number | undefined): Promise<boolean> {
  const threads = `/proc/${pid}/task`;
  const numbers = await readdir(threads).catch(() => []);
  const stats = await Promise.all(numbers.map((n) => readFile(join(threads, n, 'stat'), 'utf8').catch(() => '')));
  // The state follows the name, which is in parentheses and may itself contain some; the last closing one ends it.
  return stats.some((stat) => stat !== '' && stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'T');
}

export function mariadbUrl(port: number, database: string, password = PASSWORD): string {
  return `mysql://root:${password}@127.0.0.1:${port}/${database}`;
}

/** The address of a database of the server at `url`, which is created if it does not exist. */
export async function databaseAt(url: string, name: string): Promise<string> {
  await onServer(url, `create database if not exists \`${name}\` character set utf8mb4 collate utf8mb4_bin`);
  return new URL(name, url).href;
}

/** Runs one statement on a server, without selecting a database. */
export async function onServer(url: string, statement: string): Promise<void> {
  const connection = await createConnection(url);
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}

/** Deletes every row of a database, except for the tables that record the migrations. */
export async function emptyTables(url: string): Promise<void> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    const [tables] = await connection.query<RowDataPacket[]>(
      "select table_name as name from information_schema.tables where table_schema = database() and table_name not like 'kysely%'",
    );
    const deletes = tables.map(({ name }) => `delete from \`${name}\``);
    await connection.query(['set foreign_key_checks = 0', ...deletes].join('; '));
  } finally {
    await connection.end();
  }
}

function serverArguments(folder: string, port: number, options: MariadbOptions): string[] {
  const fast = [
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-doublewrite=0',
    '--innodb-flush-method=nosync',
    '--sync-frm=0',
  ];
  return [
    ...folderArguments(folder, port),
    '--skip-networking=0',
    '--max-connections=400',
    `--innodb-buffer-pool-size=${options.bufferPool ?? '128M'}`,
    // Hundreds of small databases are created and dropped: one shared file is faster than a file for each table.
    ...(options.durable ? ['--innodb-flush-log-at-trx-commit=1'] : [...fast, '--innodb-file-per-table=0']),
  ];
}

async function assertInstalled(): Promise<void> {
  try {
    await run('mariadbd', ['--version']);
    await run('sh', ['-c', 'command -v mariadb-install-db']);
  } catch {
    throw new Error(
      'MariaDB is missing (mariadbd and mariadb-install-db must be on the PATH). The database tests run on SQLite AND ' +
        'MariaDB and start a private server themselves. Install it with: apt-get install mariadb-server   (Debian, ' +
        'Ubuntu)  |  brew install mariadb   (macOS)  |  dnf install mariadb-server   (Fedora)',
    );
  }
}
