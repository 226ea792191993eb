import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Answers one request; a promise is waited for before the process ends, even when its client has gone. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface Connections {
  /** Lets nobody in any more and resolves once everything that was begun is answered and every connection is closed. */
  drain(options: DrainOptions): Promise<Drained>;
}

export interface DrainOptions {
  /** Connections with an open request are cut after so long. */
  limitMs: number;
  /** A kept connection on which nothing is asked for so long is closed. */
  idleMs?: number;
}

export interface Drained {
  /** Requests that were not answered within the limit. */
  cut: number;
}

/** Long enough that whoever uses a kept connection in earnest learns by an answer that it closes. */
const IDLE_MS = 500;
const LOOK_MS = 25;

interface Connection {
  /** Begun and not answered yet. */
  responses: Set<ServerResponse>;
  /** Of all requests that came to their end: more than these means that another has begun. */
  bytesRead: number;
  idleSince: number;
  /** Was idle at the last look already: between two looks whatever lies in the socket is read. */
  wasIdle: boolean;
}

/**
 * Knows the connections of a server, so that it can stop without breaking off a request. Node's own `close()` does not:
 * it destroys every connection whose answer is written but not sent yet.
 */
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
      // Not destroy(): the end of the last answer may still be on its way.
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
      draining = true;
      const begun = performance.now();
      NetServer.prototype.close.call(server);
      for (const { responses } of open.values()) {
        // Whose head is sent has promised to stay: the next request on it learns otherwise.
        for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
      }
      while (open.size > 0 || working.size > 0) {
        const now = performance.now();
        if (now - begun > limitMs) return cutAll();
        if (now - begun > idleMs) closeIdle(now - idleMs);
        await pause(LOOK_MS);
      }
      return { cut: 0 };
    },
  };
}
