import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What carries connections from the primary process: `process` of a worker. */
interface Source {
  on(event: 'message', listener: (message: unknown, socket: unknown) => void): unknown;
}

const GIVEN = 'facet-connection';

/** A child process. */
interface Target {
  send: (message: string, socket: Socket, options: object, sent: (error: Error | null) => void) => unknown;
  once: (event: 'exit', listener: () => void) => unknown;
}

/** What Node knows the connection by; its number is negative once it is closed in this process. */
type Handle = { fd: number; close(): void } | null | undefined;

interface Given {
  handle: Handle;
  /** It has left Node's queue. */
  sent: boolean;
  failed: () => void;
}

const givenTo = new WeakMap<Target, Set<Given>>();

/**
 * Gives a connection to another process. `failed` is called if that process has ended, and the connection is still open.
 *
 * Node sends one connection at a time and queues the others until it was taken. If the process is killed, it forgets all of
 * them without a word, and anyone who is behind them would wait for ever: those in the queue are given to someone else, and the
 * one on its way is closed, since the process may have begun to serve it.
 */
export function giveConnection(to: Target, socket: Socket, failed: () => void): void {
  const given = givenTo.get(to) ?? watch(to);
  for (const connection of given) if (connection.sent && !isOpen(connection.handle)) given.delete(connection);
  const connection: Given = { handle: Reflect.get(socket, '_handle') as Handle, sent: false, failed };
  given.add(connection);
  to.send(GIVEN, socket, {}, (error) => {
    connection.sent = true;
    if (error && given.delete(connection)) failed();
  });
}

const isOpen = (handle: Handle): handle is NonNullable<Handle> => (handle?.fd ?? -1) >= 0;

function watch(to: Target): Set<Given> {
  const given = new Set<Given>();
  givenTo.set(to, given);
  to.once('exit', () => {
    for (const { handle, sent, failed } of given) {
      if (!isOpen(handle)) continue;
      if (sent) handle.close();
      else failed();
    }
    given.clear();
  });
  return given;
}

/**
 * Serves the connections that another process accepts. Node's server only bounds the time for headers once it listens, so
 * it is told that it does; it opens no port itself.
 */
export function serveGiven(server: Server, source: Source): void {
  server.emit('listening');
  source.on('message', (message, socket) => {
    if (message === GIVEN && socket) server.emit('connection', socket);
  });
}
