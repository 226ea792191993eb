import { createServer, type Server } from 'node:http';
import type { StoppableClock } from '../context/clock';

/** What a test may change in a running server, over a loopback port of its own; never in production. */
export interface TestControls {
  clock: StoppableClock;
  /** The mails of a brand, newest first. */
  mails: (tenant: string) => unknown;
  /** The text messages of a brand, newest first. */
  textMessages: (tenant: string) => unknown;
  /** Runs all jobs that are due now. */
  drain: () => Promise<void>;
  clearCache: () => unknown;
  /** Whether pages put views together from remembered HTML. */
  useFragments: (on: boolean) => unknown;
  /** Runs one of the jobs that a schedule would run; undefined if there is none of that name. */
  runJob: (name: string) => Promise<unknown>;
  country: { value: string | undefined };
}

export function startTestControl(controls: TestControls, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://control');
    const reply = (value: unknown) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    const act = async () => {
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /clock':
          return reply({ now: controls.clock.now() });
        case 'POST /clock/advance': {
          const ms = Number(url.searchParams.get('ms') || Number.NaN);
          // A clock at NaN would break every later test.
          if (!Number.isFinite(ms)) return response.writeHead(400).end('ms');
          controls.clock.advance(ms);
          await controls.drain();
          return reply({ now: controls.clock.now() });
        }
        case 'POST /clock/stop':
          controls.clock.stop();
          return reply({ now: controls.clock.now() });
        case 'GET /mails':
          return reply(await controls.mails(url.searchParams.get('tenant') ?? ''));
        case 'GET /sms':
          return reply(await controls.textMessages(url.searchParams.get('tenant') ?? ''));
        case 'POST /drain':
          await controls.drain();
          return reply({});
        case 'POST /jobs/run': {
          const outcome = await controls.runJob(url.searchParams.get('name') ?? '');
          if (outcome === undefined) return response.writeHead(404).end('no such job');
          await controls.drain();
          return reply(outcome);
        }
        case 'POST /cache/clear':
          await controls.clearCache();
          return reply({});
        case 'POST /fragments':
          await controls.useFragments(url.searchParams.get('on') !== '0');
          return reply({});
        case 'POST /country':
          controls.country.value = url.searchParams.get('code') ?? undefined;
          await controls.clearCache();
          return reply({});
        default:
          return response.writeHead(404).end();
      }
    };
    act().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ server, port: (server.address() as { port: number }).port }));
  });
}
