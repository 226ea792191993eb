import { request } from 'node:http';
import type { Visitor } from './visitor';

/** The open stream of somebody's page. */
export interface OpenEvents {
  /** Everything that has come so far, as it came. */
  text(): string;
  /** What was told, without the stream's own greeting. */
  told(): Record<string, unknown>[];
  /** Resolves with the moment (performance.now) at which the next piece that holds `sign` has come. */
  next(sign: string): Promise<number>;
  /** The server has ended it. */
  ended(): boolean;
  close(): void;
}

/** Opens it as a page does and waits for the greeting. */
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
    const asked = request({ host: '127.0.0.1', port, path: '/api/events', headers }, (response) => {
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
        reject(new Error(`the event stream answered ${response.statusCode}`));
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
      close: () => asked.destroy(),
    };
    asked.on('error', reject);
    asked.end();
  });
}
