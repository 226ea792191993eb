import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What carries connections from the primary process: `process` of a worker. */
interface Source {
  on(event: 'message', listener: (message: unknown, socket: unknown) => void): unknown;
}

const GIVEN = 'facet-connection';

/** Gives a connection to another process. `failed` is called if that process has ended, and the connection is still open. */
export function giveConnection(
  to: { send: (message: string, socket: Socket, options: object, sent: (error: Error | null) => void) => unknown },
  socket: Socket,
  failed: () => void,
): void {
  to.send(GIVEN, socket, {}, (error) => error && failed());
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
