import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { askRestart } from '../../scripts/supervisor/ask-restart';
import { listRunning } from '../../scripts/supervisor/running-servers.mjs';
import { askAllTheTime } from '../support/product/asking-all-the-time';
import { startBare, whenReady } from '../support/product/bare-process';
import { brandsFolder } from '../support/product/brand-files';
import { temporaryFolder } from '../support/product/temporary-folder';
import { until } from '../support/product/until';

const BRAND = 'golden-hour';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// covers X17-068
it('a restart under load loses no request, twice in a row, and the port stays open', async () => {
  const dataDir = join(temporaryFolder('restart'), 'data');
  const tenantsDir = brandsFolder([BRAND]);
  const server = await startBare({
    entry: 'scripts/start.mjs',
    env: {
      FACET_MODE: 'demo',
      DEMO_ACCOUNTS: 'off',
      DATA_DIR: dataDir,
      TENANTS_DIR: tenantsDir,
      LOG_LEVEL: 'warn',
    },
  });
  onTestFinished(() => server.stop());
  await whenReady(server);
  const noted = () => listRunning().filter((running) => running.dataDir === dataDir);
  await until('the file of the server', () => noted().length > 0, 10_000);
  expect(noted()).toEqual([{ pid: expect.any(Number), port: server.port, mode: 'demo', dataDir, tenantsDir }]);
  const load = askAllTheTime(server, BRAND);
  await until('the load', () => load.seen.responses >= 100, 30_000);
  const first = await askRestart(dataDir);
  const between = load.seen.responses;
  await until('responses of the second server', () => load.seen.responses >= between + 100, 30_000);
  const second = await askRestart(dataDir);
  const { responses, others } = await load.end();

  expect(others).toEqual([]);
  expect(responses).toBeGreaterThan(between + 100);
  expect(noted()).toHaveLength(1);
  expect(first).toMatchObject({ ok: true, port: server.port });
  expect(second).toMatchObject({ ok: true, port: server.port });
  expect(isAlive((first as { pid: number }).pid)).toBe(false);
  expect(isAlive((second as { pid: number }).pid)).toBe(true);
  await server.stop();
  expect(await server.ended).toBe(0);
  expect(noted()).toEqual([]);
  expect(isAlive((second as { pid: number }).pid)).toBe(false);
});

it('without a running server nobody is asked', async () => {
  expect(await askRestart(temporaryFolder('nobody'))).toBeUndefined();
});
