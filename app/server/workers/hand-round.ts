import { createServer, type AddressInfo, type Socket } from 'node:net';
import { shareSocket, type InheritedSocket } from '../http/handover';

interface HandRound {
  /** Gives a connection to the next worker. */
  give: (socket: Socket) => void;
  /** Called with the real port before the first connection is given. */
  onPort: (port: number) => void;
}

/**
 * Accepts connections in the primary process and gives each to a worker. That of node:cluster would do, but when a server
 * hands the port over to the next one, it drops what it has accepted and not yet given away.
 */
export function handRound(
  { port, host }: { port: number; host: string },
  inherited: InheritedSocket,
  { give, onPort }: HandRound,
): Promise<{ close: () => void }> {
  // Paused: whatever has arrived is read by the worker.
  const server = createServer({ pauseOnConnect: true, noDelay: true }, give);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const ready = () => {
      const { port: real } = server.address() as AddressInfo;
      onPort(real);
      shareSocket(server, real);
      resolve({ close: () => void server.close() });
    };
    if (inherited) server.listen(inherited, ready);
    else server.listen(port, host, ready);
  });
}
