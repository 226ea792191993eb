import { request } from 'node:http';
import type { Visitor } from './visitor';

/** The open event stream of a page. */
export interface OpenEvents {
  /** Everything received so far, unchanged. */
  text(): string;
  /** The events received, without the first one, which is part of the protocol. */
  told(): Record<string, unknown>[];
  /** Resolves with the time (performance.now) at which the next piece that contains `sign` arrives. */
  next(sign: string): Promise<number>;
  /** Whether the server has ended the stream. */
  ended(): boolean;
  close(): void;
}

/** Opens the stream as a page does and waits for its first event. */
export function openEvents({ product: { port }, slug, cookies }: Visitor): Promise<OpenEvents> {
  const headers = {
    Host: `${slug}.localhost:${port}`,
    Accept: 'text/event-stream',
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  return new Promise((resolve, reject) => {
    let text = '';
    let ended = false;
    let awaited: { sign: string; tell: (at: number) => void } | undefined;
    const outgoing = request({ host: '127.0.0.1', port, path: '/api/events', headers }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        const at = performance.now();
        text += chunk;
        if (awaited && chunk.includes(awaited.sign)) awaited.tell(at);
        if (text.includes('event: hello')) resolve(stream);
      });
      response.on('error', reject);
      response.on('end', () => {
        ended = true;
        const { statusCode: status } = response;
        reject(Object.assign(new Error(`the event stream answered ${status}`), { status }));
      });
    });
    const stream: OpenEvents = {
      text: () => text,
      told: () =>
        text
          .split('\n\n')
          .filter((event) => event.startsWith('data: '))
          .map((event) => JSON.parse(event.slice('data: '.length)) as Record<string, unknown>),
      next: (sign) => new Promise((tell) => (awaited = { sign, tell })),
      ended: () => ended,
      close: () => outgoing.destroy(),
    };
    outgoing.on('error', reject);
    outgoing.end();
  });
}
