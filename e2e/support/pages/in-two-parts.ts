import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A brand behind a slow line: its pages stop before a piece of their HTML until the rest is let through. */
export interface SlowLine {
  origin: string;
  sendTheRest: () => void;
  stop: () => Promise<void>;
}

/** Opens a line to the brand at `origin` on which each document that contains `piece` arrives in two parts. */
export async function inTwoParts(origin: string, piece: string): Promise<SlowLine> {
  const { host, hostname, port } = new URL(origin);
  let sendTheRest = () => {};
  const rest = new Promise<void>((resolve) => (sendTheRest = resolve));
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const options = { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers };
    const sent = request(options, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      outgoing.writeHead(answer.statusCode!, answer.headers);
      const at = body.indexOf(piece);
      if (at > 0) {
        outgoing.write(body.subarray(0, at));
        await rest;
      }
      outgoing.end(at > 0 ? body.subarray(at) : body);
    });
    incoming.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    sendTheRest,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
