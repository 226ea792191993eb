import { Agent, request } from 'node:http';
import type { ClientRequest } from 'node:http';
import type { Target } from '../load/load';

/** An open event stream, as a page of a member has one. */
export interface OpenStream {
  /** Resolves with the moment (performance.now) at which the next event that holds `sign` has arrived. */
  next(sign: string): Promise<number>;
  close(): void;
}

/** Opens the stream of the member of `session` and waits until it says hello. */
function openStream(target: Target, agent: Agent, session: string): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    let waiting: { sign: string; tell: (at: number) => void } | undefined;
    const asked: ClientRequest = request(
      {
        host: '127.0.0.1',
        port: target.port,
        path: '/api/events',
        agent,
        headers: { ...(target.host ? { Host: target.host } : {}), Accept: 'text/event-stream', Cookie: session },
      },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          reject(new Error(`An event stream answered ${response.statusCode}`));
          return;
        }
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          const at = performance.now();
          if (text.includes('event: hello')) resolve(stream);
          if (!waiting || !text.includes(waiting.sign)) return;
          const { tell } = waiting;
          waiting = undefined;
          tell(at);
        });
        response.on('error', reject);
      },
    );
    const stream: OpenStream = {
      next: (sign) => new Promise((tell) => (waiting = { sign, tell })),
      close: () => asked.destroy(),
    };
    // After the hello nobody listens to a rejection any more: closing ends here, too.
    asked.on('error', reject);
    asked.end();
  });
}

/** Some at a time: what is measured is what open streams cost, not what opening them does. */
const AT_ONCE = 50;

export async function openStreams(target: Target, sessions: readonly string[]): Promise<OpenStream[]> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const streams: OpenStream[] = [];
  for (let start = 0; start < sessions.length; start += AT_ONCE) {
    const some = sessions.slice(start, start + AT_ONCE);
    streams.push(...(await Promise.all(some.map((session) => openStream(target, agent, session)))));
  }
  return streams;
}
