import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { CannotOpenDatabase } from './cannot-open';
import { connectionOptions } from './mysql-driver';
import { within } from './patience';
import type { Lockable, ServerLock, ServerName } from './lockable';

/** Named locks are shared by all databases of a server, so the name contains the database. */
const NAME = "concat('facet:', sha1(database()))";
/** How often the connection is used, because the server closes one that is idle for hours. */
const BEAT_MS = 30_000;
const BACK_MS = 1000;
/** A server that is being refused, or a connection whose end went unnoticed, may hold the lock for a moment. */
const TRIES = 5;
/** How long to wait for a clean end at release. If the database does not respond, the lock ends with the connection. */
const GOODBYE_MS = 1000;
/** The row of job_lease that names the holder, for messages only. */
const LEASE = 'server';

/** A named lock on a separate connection: it ends with the connection, and the connection with the process. */
export function lockOnMysql(url: URL, onLost: (error: Error) => void): Lockable {
  const place = `${url.host}${url.pathname}`;

  async function take(): Promise<Connection | undefined> {
    const connection = await connect(url, place);
    const [rows] = await connection.query<RowDataPacket[]>(`select get_lock(${NAME}, 0) as held`);
    if (rows[0]?.held === 1) return connection;
    await connection.end();
    return undefined;
  }

  return {
    place,
    setting: 'a DATABASE_URL',
    async take() {
      const connection = await take();
      return connection && holdOnMysql(connection, take, onLost);
    },
    async holder() {
      const connection = await connect(url, place);
      try {
        const [rows] = await connection.query<RowDataPacket[]>('select holder from job_lease where name = ?', [LEASE]);
        return readHolder(String(rows[0]?.holder ?? ''));
      } catch {
        // There is no table yet: the other server is creating them.
        return undefined;
      } finally {
        await connection.end();
      }
    },
  };
}

function holdOnMysql(
  first: Connection,
  take: () => Promise<Connection | undefined>,
  onLost: (error: Error) => void,
): ServerLock {
  let connection: Connection | undefined = first;
  let timer: NodeJS.Timeout | undefined;
  let released = false;
  let described: ServerName | undefined;
  let missed = 0;

  function later(ms: number): void {
    clearTimeout(timer);
    if (!released) timer = setTimeout(() => void beat().catch(() => later(BACK_MS)), ms).unref();
  }

  /** If the connection was lost while the database was away, takes the lock again before another server does. */
  async function beat(): Promise<void> {
    if (connection) {
      await connection.query('select 1').catch(lost);
      if (connection) return later(BEAT_MS);
    }
    const again = await take();
    if (!again) {
      if (++missed < TRIES) return later(BACK_MS);
      onLost(new Error('another server has taken this database while the connection was lost: stop one of the two'));
      return later(BEAT_MS);
    }
    missed = 0;
    if (released) return again.destroy();
    watch(again);
    if (described) await describe(described);
    later(BEAT_MS);
  }

  function lost(): void {
    connection?.destroy();
    connection = undefined;
    later(BACK_MS);
  }

  function watch(watched: Connection): void {
    connection = watched;
    watched.on('error', () => watched === connection && lost());
  }

  async function describe(server: ServerName): Promise<void> {
    described = server;
    await connection
      ?.query('insert into job_lease (name, holder, held_until) values (?, ?, 0) on duplicate key update holder = ?', [
        LEASE,
        writeHolder(server),
        writeHolder(server),
      ])
      // At the first start the table does not exist yet; the server describes itself again once it listens.
      .catch(() => {});
  }

  watch(first);
  later(BEAT_MS);
  return {
    describe,
    async release() {
      released = true;
      clearTimeout(timer);
      if (connection) await giveBack(connection);
    },
  };
}

/**
 * After the end of a connection the database frees its lock with a delay, in which the next server would be refused.
 */
async function giveBack(connection: Connection): Promise<void> {
  const given = connection.query(`select release_lock(${NAME})`).then(() => connection.end());
  await within(GOODBYE_MS, given, () => new Error('the lock was not released in time')).catch(() =>
    connection.destroy(),
  );
}

async function connect(url: URL, place: string): Promise<Connection> {
  try {
    return await createConnection({ ...connectionOptions(url), connectTimeout: 10_000 });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new CannotOpenDatabase(`Cannot open the database at ${place}: ${message || code}`, { cause: error });
  }
}

/** The column holds 80 ASCII characters. For a command, the host is the command line. */
const writeHolder = ({ host, port, pid, machine }: ServerName): string =>
  `${host.replaceAll(' ', '+')} ${port} ${pid} ${machine.replaceAll(/[^!-~]/g, '?')}`.slice(0, 80);

function readHolder(text: string): ServerName | undefined {
  const [host, port, pid, machine] = text.split(' ');
  return host && port && pid
    ? { host: host.replaceAll('+', ' '), port: Number(port), pid: Number(pid), machine: machine ?? '?' }
    : undefined;
}
