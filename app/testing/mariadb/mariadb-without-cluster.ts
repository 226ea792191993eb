import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Stands between a server of ours and MariaDB. While `lose` holds, it answers as a node of a cluster that has lost the
 * others: connections, settings and `select 1` work, every statement that needs a table is refused with errno 1047.
 */
export interface MariadbProxy {
  /** The same database, through the proxy. */
  url: string;
  lose: () => void;
  regain: () => void;
  stop: () => Promise<void>;
}

const QUERY = 0x03;
const PREPARE = 0x16;
const EXECUTE = 0x17;
/** What a node without majority still answers. */
const HARMLESS = /^\s*(?:set\s|select 1\s*$|begin|rollback|commit)/i;
const NO_CLUSTER = 'WSREP has not yet prepared node for application use';

export async function proxyMariadb(databaseUrl: string): Promise<MariadbProxy> {
  const target = new URL(databaseUrl);
  let lost = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    upstream.on('data', (bytes) => client.write(bytes));
    client.on(
      'data',
      eachPacket((packet) => {
        if (lost && isRefused(packet)) client.write(refused());
        else upstream.write(packet);
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    lose: () => {
      lost = true;
    },
    regain: () => {
      lost = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Calls `take` with each whole packet: three bytes of length, one of sequence, the payload. */
function eachPacket(take: (packet: Buffer) => void): (bytes: Buffer) => void {
  let waiting = Buffer.alloc(0);
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUIntLE(0, 3)) {
      const end = 4 + waiting.readUIntLE(0, 3);
      take(waiting.subarray(0, end));
      waiting = waiting.subarray(end);
    }
  };
}

/** A command begins a new sequence; the packets of a login do not. */
function isRefused(packet: Buffer): boolean {
  const command = packet[4];
  if (packet[3] !== 0) return false;
  if (command === PREPARE || command === EXECUTE) return true;
  return command === QUERY && !HARMLESS.test(packet.toString('utf8', 5));
}

function refused(): Buffer {
  const payload = Buffer.concat([Buffer.from([0xff, 1047 & 0xff, 1047 >> 8]), Buffer.from(`#08S01${NO_CLUSTER}`)]);
  return Buffer.concat([Buffer.from([payload.length, 0, 0, 1]), payload]);
}
