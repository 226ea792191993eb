import { spawn } from 'node:child_process';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../scripts/test/turn.mjs';
import { freePort } from '~/testing/free-port';
import { startMariadb, type PrivateMariadb } from '~/testing/mariadb/mariadb';
import { startBare, whenReady } from '../support/product/bare-process';
import { brandsFolder } from '../support/product/brand-files';
import { ask } from '../support/product/http';
import { startProduct } from '../support/product/product';
import { stopWithReusedConnections } from '../support/product/stop-reused';
import { STREAMS, stopUnderLoad } from '../support/product/stop-under-load';
import { temporaryFolder } from '../support/product/temporary-folder';
import { until } from '../support/product/until';

const BRAND = 'golden-hour';
const root = fileURLToPath(new URL('../..', import.meta.url));
const tenantsDir = brandsFolder([BRAND], { [BRAND]: { signup_credits: 1000 } });

let mariadb: PrivateMariadb;
beforeAll(async () => {
  mariadb = await startMariadb();
});
afterAll(() => mariadb?.stop());

describe.each(inTurn(['SQLite', 'MariaDB'], 2))('SIGTERM under load, on %s', (kind) => {
  it('every begun request gets its response, nothing fails, and the process ends by itself with 0', async () => {
    const databaseUrl = kind === 'MariaDB' ? await mariadb.createDatabase('stopping') : undefined;
    const product = await startProduct({ tenantsDir, databaseUrl });
    const figures = await stopUnderLoad(product, BRAND);
    expect(figures).toMatchObject({ reset: 0, errors: 0, streamsToldToComeBack: STREAMS, exitCode: 0 });
    expect(figures.responsesAfterSignal).toBeGreaterThan(0);
    expect(figures.milliseconds).toBeLessThan(9000);
    expect(product.logs().split('\n').filter((line) => /"level":[56]0/.test(line) && !line.includes('Lock wait timeout'))).toEqual([]); // prettier-ignore
  });
});

it.each(['group', 'process'] as const)(
  'under the supervisor no kept connection is reset, whoever gets the signal: %s',
  async (receiver) => {
    const { reset, refused, exitCode } = await stopWithReusedConnections(BRAND, tenantsDir, receiver);
    expect({ reset, exitCode }).toEqual({ reset: [], exitCode: 0 });
    expect(refused).toBeGreaterThan(0);
  },
);

it('SIGTERM while the demo is being filled ends it with 0, and the next start fills it', async () => {
  const env = { FACET_MODE: 'demo', DATA_DIR: path(temporaryFolder('filling'), 'data') };
  const server = await startBare({ env });
  await whenReady(server);
  expect(server.output()).not.toContain('Demo logins:');
  await server.stop();
  expect([await server.ended, server.output()]).toEqual([0, expect.not.stringContaining('Demo logins:')]);
  const again = await startBare({ env });
  await until('the table of demo brands', () => again.output().includes('Demo logins:'), 40_000);
  await again.stop();
});

it('npm start passes the signal on: the server drains, npm ends with 0, and the port is free', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FACET_MODE: 'demo',
      DEMO_ACCOUNTS: 'off',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path(temporaryFolder('npm-start'), 'data'),
      TENANTS_DIR: tenantsDir,
    },
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve));
  const ready = () => ask({ port }, BRAND, { path: '/readyz' }).then((response) => response.status === 200);
  await until('npm start', () => ready().catch(() => false), 40_000);
  npm.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output).toContain('draining');
  await expect(ready()).rejects.toThrow('ECONNREFUSED');
});
