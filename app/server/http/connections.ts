import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Handles one request. The process waits for the promise before it ends, even if the client has gone. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface Connections {
  /** Accepts no new connections; resolves once all begun requests have responses and all connections are closed. */
  drain(options: DrainOptions): Promise<Drained>;
}

export interface DrainOptions {
  /** Milliseconds after which connections with an open request are cut. */
  limitMs: number;
  /** Milliseconds after which a keep-alive connection without a request is closed. */
  idleMs?: number;
}

export interface Drained {
  /** The number of requests without a complete response within the limit. */
  cut: number;
}

/** Long enough for a client that uses the connection to learn from a response that it closes. */
const IDLE_MS = 500;
const POLL_INTERVAL_MS = 25;

interface Connection {
  /** Requests that were begun and whose response is not complete yet. */
  responses: Set<ServerResponse>;
  /** Bytes read when the last request ended. If the socket has read more, another request has begun. */
  bytesRead: number;
  idleSince: number;
  /** Whether it was idle at the last check too: between two checks the event loop reads whatever is in the socket. */
  wasIdle: boolean;
}

/** Node's own `close()` would destroy every connection whose response is written but not yet sent. */
export function trackConnections(server: Server, listener: Listener): Connections {
  const open = new Map<Socket, Connection>();
  const working = new Set<Promise<void>>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    open.set(socket, { responses: new Set(), bytesRead: 0, idleSince: performance.now(), wasIdle: false });
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request, response) => {
    const connection = open.get(request.socket);
    connection?.responses.add(response);
    if (draining) response.shouldKeepAlive = false;
    response.once('close', () => {
      if (!connection) return;
      connection.responses.delete(response);
      connection.bytesRead = request.socket.bytesRead;
      connection.idleSince = performance.now();
    });
    const work = listener(request, response);
    if (!work) return;
    working.add(work);
    const forget = () => void working.delete(work);
    work.then(forget, forget);
  });

  function closeIdle(idleBefore: number): void {
    for (const [socket, connection] of open) {
      const { responses, bytesRead, idleSince, wasIdle } = connection;
      connection.wasIdle = responses.size === 0 && socket.bytesRead === bytesRead && idleSince < idleBefore;
      // Not `destroy()`: the end of the last response may still be on its way.
      if (connection.wasIdle && wasIdle) socket.destroySoon();
    }
  }

  function cutAll(): Drained {
    let cut = 0;
    for (const [socket, { responses }] of open) {
      cut += responses.size;
      socket.destroy();
    }
    return { cut };
  }

  return {
    async drain({ limitMs, idleMs = IDLE_MS }) {
      // Both in one tick, and in this order: anyone who is told that its connection closes finds the port closed, and does not
      // wait on a new connection in the queue of the system.
      draining = true;
      const begun = performance.now();
      NetServer.prototype.close.call(server);
      for (const { responses } of open.values()) {
        // A response whose headers are already sent has promised keep-alive; the response to the next request on that
        // connection closes it.
        for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
      }
      while (open.size > 0 || working.size > 0) {
        const now = performance.now();
        if (now - begun > limitMs) return cutAll();
        if (now - begun > idleMs) closeIdle(now - idleMs);
        await pause(POLL_INTERVAL_MS);
      }
      return { cut: 0 };
    },
  };
}
