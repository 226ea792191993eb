import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { startBare, whenReady } from './bare-process';
import { temporaryFolder } from './temporary-folder';
import { until } from './until';

/** Who receives the signal: every process of the group, as Ctrl+C in a terminal does it, or the supervisor alone. */
export type Receiver = 'group' | 'process';

export interface ReusedFigures {
  connections: number;
  responses: number;
  /** Of the clients, those that were cut off: a connection was there, and nobody answered on it. */
  reset: string[];
  /** Those that were told in order: their last request found no open port. */
  refused: number;
  exitCode: number | null;
}

const CLIENTS = 16;
const IDLE = 4;
const WARM = 60;

/**
 * Starts the server under its supervisor, as `npm start` does, lets clients ask over connections that they keep, sends
 * SIGTERM in the middle of it, and says how each client learned of the end.
 */
export async function stopWithReusedConnections(
  brand: string,
  tenantsDir: string,
  receiver: Receiver,
): Promise<ReusedFigures> {
  const server = await startBare({
    entry: 'scripts/start.mjs',
    group: true,
    env: {
      FACET_MODE: 'demo',
      DEMO_ACCOUNTS: 'off',
      DATA_DIR: join(temporaryFolder('kept'), 'data'),
      TENANTS_DIR: tenantsDir,
      LOG_LEVEL: 'warn',
    },
  });
  await whenReady(server);
  const figures: ReusedFigures = { connections: CLIENTS + IDLE, responses: 0, reset: [], refused: 0, exitCode: null };
  const to = { port: server.port, host: `${brand}.localhost:${server.port}` };
  const working = Array.from({ length: CLIENTS }, () => askOverAndOver(to, figures));
  const idle = await Promise.all(Array.from({ length: IDLE }, () => waitIdle(to, figures)));
  await until('the load', () => figures.responses >= WARM, 30_000);
  process.kill(receiver === 'group' ? -server.pid : server.pid, 'SIGTERM');
  await Promise.all([...working, ...idle.map(({ done }) => done)]);
  figures.exitCode = await server.ended;
  return figures;
}

interface Target {
  port: number;
  host: string;
}

/** Asks over one connection until the port is closed or the connection breaks. */
async function askOverAndOver(to: Target, figures: ReusedFigures): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let ended = false; !ended;) {
    const problem = await once(agent, to);
    if (problem === undefined) figures.responses += 1;
    else if (problem.includes('ECONNREFUSED')) figures.refused += 1;
    else figures.reset.push(problem);
    ended = problem !== undefined;
  }
  agent.destroy();
}

function once(agent: Agent, { port, host }: Target): Promise<string | undefined> {
  return new Promise((resolve) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, path: '/', headers: { Host: host } }, (response) => {
      response.once('error', (error) => resolve(error.message));
      response.once('end', () => resolve(undefined));
      response.resume();
    });
    const what = (error: NodeJS.ErrnoException) =>
      `${outgoing.reusedSocket ? 'kept' : 'new'}: ${error.code ?? error.message}`;
    outgoing.once('error', (error) => resolve(what(error)));
    outgoing.end();
  });
}

/** Asks once and keeps the connection without a further request: it is closed in order, which is no error. */
async function waitIdle(to: Target, figures: ReusedFigures): Promise<{ done: Promise<void> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const done = new Promise<void>((resolve) => {
    agent.once('free', (socket: Socket) => {
      socket.once('error', (error: Error) => figures.reset.push(`idle: ${error.message}`));
      socket.once('close', () => resolve());
    });
  });
  await once(agent, to);
  return { done };
}
