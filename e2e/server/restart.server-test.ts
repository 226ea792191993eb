import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { askRestart } from '../../scripts/supervisor/ask-restart';
import { startBare, whenReady, type BareProcess } from '../support/product/bare-process';
import { brandsFolder } from '../support/product/brand-files';
import { temporaryFolder } from '../support/product/temporary-folder';
import { until } from '../support/product/until';

const BRAND = 'golden-hour';

/** Visitors who ask for pages all the time, each after its last response: on open connections and on new ones. */
function askAllTheTime({ port }: BareProcess) {
  const seen = { responses: 0, others: [] as string[] };
  let over = false;
  const once = (agent: Agent, path: string) =>
    new Promise<void>((resolve) => {
      const lost = (error: Error) => {
        seen.others.push(`${path}: ${error.message}`);
        resolve();
      };
      const headers = { Host: `${BRAND}.localhost:${port}`, Accept: 'text/html' };
      const outgoing = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
        response.once('error', lost);
        response.once('end', () => {
          if (response.statusCode === 200) seen.responses += 1;
          else seen.others.push(`${path}: ${response.statusCode}`);
          resolve();
        });
        response.resume();
      });
      outgoing.once('error', lost);
      outgoing.end();
    });
  const visit = async (number: number) => {
    const agent = new Agent({ keepAlive: number % 3 !== 0, maxSockets: 1 });
    for (let round = 0; !over; round++) await once(agent, ['/', '/landers/gallery', '/signup'][round % 3]!);
    agent.destroy();
  };
  const visits = Array.from({ length: 9 }, (_, number) => visit(number));
  return {
    seen,
    async end() {
      over = true;
      await Promise.all(visits);
      return seen;
    },
  };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a restart under load loses no request, twice in a row, and the port stays open', async () => {
  const dataDir = join(temporaryFolder('restart'), 'data');
  const server = await startBare({
    entry: 'scripts/start.mjs',
    env: {
      FACET_MODE: 'demo',
      DEMO_ACCOUNTS: 'off',
      DATA_DIR: dataDir,
      TENANTS_DIR: brandsFolder([BRAND]),
      LOG_LEVEL: 'warn',
    },
  });
  onTestFinished(() => server.stop());
  await whenReady(server);
  const load = askAllTheTime(server);
  await until('the load', () => load.seen.responses >= 100, 30_000);
  const first = await askRestart(dataDir);
  const between = load.seen.responses;
  await until('responses of the second server', () => load.seen.responses >= between + 100, 30_000);
  const second = await askRestart(dataDir);
  const { responses, others } = await load.end();

  expect(others).toEqual([]);
  expect(responses).toBeGreaterThan(between + 100);
  expect(first).toMatchObject({ ok: true, port: server.port });
  expect(second).toMatchObject({ ok: true, port: server.port });
  expect(isAlive((first as { pid: number }).pid)).toBe(false);
  expect(isAlive((second as { pid: number }).pid)).toBe(true);
  await server.stop();
  expect(await server.ended).toBe(0);
  expect(isAlive((second as { pid: number }).pid)).toBe(false);
});

it('without a running server nobody is asked', async () => {
  expect(await askRestart(temporaryFolder('nobody'))).toBeUndefined();
});
