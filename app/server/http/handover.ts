import type { Server } from 'node:net';

/** The listening socket of the server before this one, as the system knows it. */
export type InheritedSocket = object | undefined;

/** Other supervisors give a process a channel too, but do not speak on it. */
const isSupervised = () => process.send !== undefined && process.argv.includes('--supervised');

/**
 * Under `npm start` a supervisor (scripts/supervisor/supervise.mjs) holds the listening socket. This says that the process
 * is able to start, upon which the previous server is told to end, and returns its socket; undefined for the first.
 */
export async function inheritSocket(): Promise<InheritedSocket> {
  if (!isSupervised()) return undefined;
  // Without its supervisor nobody could stop this process in order.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  const received = new Promise<InheritedSocket>((resolve) => {
    process.on('message', (message, socket) => {
      if (isAbout(message, 'socket')) resolve(socket as InheritedSocket);
    });
  });
  process.send?.({ facet: 'socket' });
  return received;
}

const isAbout = (message: unknown, what: string): boolean => (message as { facet?: string }).facet === what;

/** How long a supervisor may take to answer; without one that answers, stopping goes on. */
const REPLY_MS = 1000;

/**
 * Before this process closes its listening socket, the supervisor must have closed its own copy: as long as anybody holds
 * it, the system goes on accepting connections, which nobody would serve and the end of the supervisor would reset. A
 * supervisor that keeps it for the next server answers too. Nothing may be closed or refused before the answer is there.
 */
export function releaseSocket(): Promise<void> {
  if (!isSupervised() || !process.connected) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, REPLY_MS);
    const answered = () => {
      clearTimeout(late);
      resolve();
    };
    process.on('message', (message) => isAbout(message, 'released') && answered());
    process.once('disconnect', answered);
    process.send?.({ facet: 'stopping' }, (error: Error | null) => error && answered());
  });
}

/** Gives the supervisor the socket of a server that listens, for the server after this one. */
export function shareSocket(server: Server, port: number): void {
  if (!isSupervised()) return;
  // The handle itself: of a whole server the supervisor would accept connections too.
  const { _handle: handle } = server as unknown as { _handle: never };
  process.send?.({ facet: 'listening', port }, handle);
}
