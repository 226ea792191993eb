import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { CannotOpenDatabase } from './cannot-open';
import { connectionOptions } from './mysql-driver';
import { within } from './patience';
import type { Lockable, ServerLock, ServerName } from './lockable';

/** Locks are the whole server's, whichever database: the name says which. */
const NAME = "concat('facet:', sha1(database()))";
/** A connection that nobody uses is hung up on after hours. */
const BEAT_MS = 30_000;
const BACK_MS = 1000;
/** Somebody may hold it for a moment only: one who is refused, or a connection whose end the server has not noticed. */
const TRIES = 5;
/** A server that does not answer is not waited for: the lock goes with the connection. */
const GOODBYE_MS = 1000;
/** The row of job_lease that says who it is; it decides nothing. */
const LEASE = 'server';

/** A named lock on a connection of its own: it ends with the connection, and that with the process. */
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
        // No table yet: the other is making them.
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

  /** After the database was away, the lock has to be taken again before somebody else does. */
  async function beat(): Promise<void> {
    if (connection) {
      await connection.query('select 1').catch(lost);
      if (connection) return later(BEAT_MS);
    }
    const again = await take();
    if (!again) {
      if (++missed < TRIES) return later(BACK_MS);
      onLost(new Error('another server has taken this database while it was away: one of the two has to be stopped'));
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

  function watch(made: Connection): void {
    connection = made;
    made.on('error', () => made === connection && lost());
  }

  async function describe(server: ServerName): Promise<void> {
    described = server;
    await connection
      ?.query('insert into job_lease (name, holder, held_until) values (?, ?, 0) on duplicate key update holder = ?', [
        LEASE,
        writeHolder(server),
        writeHolder(server),
      ])
      // The first start has no table yet; it is told again once it listens.
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

/** The server frees it some time after the connection has ended: whoever comes next would still be refused. */
async function giveBack(connection: Connection): Promise<void> {
  const given = connection.query(`select release_lock(${NAME})`).then(() => connection.end());
  await within(GOODBYE_MS, given, () => new Error('no goodbye')).catch(() => connection.destroy());
}

async function connect(url: URL, place: string): Promise<Connection> {
  try {
    return await createConnection({ ...connectionOptions(url), connectTimeout: 10_000 });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new CannotOpenDatabase(`Cannot open the database at ${place}: ${message || code}`, { cause: error });
  }
}

/** The column holds 80 characters of ASCII. The host of a command is its words. */
const writeHolder = ({ host, port, pid, machine }: ServerName): string =>
  `${host.replaceAll(' ', '+')} ${port} ${pid} ${machine.replaceAll(/[^!-~]/g, '?')}`.slice(0, 80);

function readHolder(text: string): ServerName | undefined {
  const [host, port, pid, machine] = text.split(' ');
  return host && port && pid
    ? { host: host.replaceAll('+', ' '), port: Number(port), pid: Number(pid), machine: machine ?? '?' }
    : undefined;
}
