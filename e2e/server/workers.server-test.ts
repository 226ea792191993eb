import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '~/testing/free-port';
import { startMariadb, type PrivateMariadb } from '~/testing/mariadb/mariadb';
import type { SentMessageResponse } from '~/contract/message';
import type { UserResponse } from '~/contract/user';
import { askRestart } from '../../scripts/supervisor/ask-restart';
import { demoAccount, logIn } from '../support/accounts';
import { freshKey, readAll, sendMessage, startChat } from '../support/chatting';
import { openEvents } from '../support/event-stream';
import { expectQuietLog } from '../support/pages/quiet-log';
import { askAllTheTime } from '../support/product/asking-all-the-time';
import { startBare, whenReady } from '../support/product/bare-process';
import { brandsFolder } from '../support/product/brand-files';
import { ask } from '../support/product/http';
import { startProduct, type Product } from '../support/product/product';
import { temporaryFolder } from '../support/product/temporary-folder';
import { until } from '../support/product/until';
import { answeredBy, isAlive, workersOf } from '../support/product/workers';
import type { Visitor } from '../support/visitor';

const BRAND = 'golden-hour';
/** A connection of its own: connections are shared among the workers, and all requests of one go to the same worker. */
const ALONE = { Connection: 'close' };

let mariadb: PrivateMariadb;
beforeAll(async () => {
  mariadb = await startMariadb();
});
afterAll(() => mariadb?.stop());

async function startWorkers(name: string, env: Record<string, string> = {}): Promise<Product> {
  const databaseUrl = await mariadb.createDatabase(name);
  return startProduct({ databaseUrl, brands: [BRAND], env: { WORKERS: '2', ...env } });
}

const idOf = async (visitor: Visitor) =>
  (JSON.parse((await visitor.call('GET', '/api/user.php')).body) as { user: UserResponse }).user.profile.id;

describe('two workers', () => {
  let product: Product;
  let mark: Visitor;
  let anna: Visitor;
  let chat: string;
  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await freePort();
    product = await startWorkers('workers', { METRICS_PORT: String(metricsPort) });
    mark = await logIn(product, BRAND, demoAccount(BRAND, 'premium'));
    anna = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
    chat = await startChat(mark, await idOf(anna), 'Hello from one worker');
  });
  afterAll(async () => {
    if (!product) return;
    expectQuietLog(product, /a worker has ended and is replaced/);
    expect(await product.kill('SIGTERM')).toBe(0);
    await product.stop();
  });

  const settings = () => ask(product, BRAND, { path: '/api/settings.php', headers: ALONE });

  // covers X18-001
  it('share the requests evenly, and the figures are those of both', async () => {
    const before = await answeredBy(metricsPort);
    for (let i = 0; i < 100; i++) expect((await settings()).status).toBe(200);
    const after = await answeredBy(metricsPort);
    const shares = after.map((count, i) => count - before[i]!);
    expect(shares).toHaveLength(2);
    for (const share of shares) {
      expect(share).toBeGreaterThanOrEqual(40);
      expect(share).toBeLessThanOrEqual(60);
    }
  });

  // covers X18-002
  it('deliver a live event to the pages of both', async () => {
    const pages = [];
    // One after the other, so that the connections alternate between the workers.
    for (let i = 0; i < 4; i++) pages.push(await openEvents(anna));
    const arrivals = pages.map((page) => page.next('"message"'));
    expect((await sendMessage(mark, chat, 'One for all pages')).status).toBe(200);
    await Promise.all(arrivals);
    for (const page of pages) page.close();
  });

  // covers X18-003
  it('serve a change of a brand, and turn the clock, in both', async () => {
    const file = join(product.tenantsDir, `${BRAND}.json`);
    const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...json, message_length: 321 }));
    await until('both workers show the change', async () => {
      const lengths = [];
      for (let i = 0; i < 4; i++)
        lengths.push((JSON.parse((await settings()).body) as { message_length: number }).message_length);
      return lengths.every((length) => length === 321) || undefined;
    });
    const hour = 3_600_000;
    await product.advance(hour);
    const from = Date.now();
    for (let i = 0; i < 2; i++) {
      const sent = { conversation: chat, text: `An hour later ${i}`, request_key: freshKey() };
      const { body } = await mark.call('POST', '/api/messages.php', sent, ALONE);
      expect((JSON.parse(body) as SentMessageResponse).message.at).toBeGreaterThanOrEqual(from + hour);
    }
  });

  // covers X18-005
  it('lose no acknowledged message when one is killed while members write, and it is replaced', async () => {
    const before = workersOf(product.pid);
    expect(before).toHaveLength(2);
    const acknowledged: string[] = [];
    let repeated = 0;
    /** As the page does: the same key again until there is a response. */
    const write = async (text: string) => {
      const key = freshKey();
      const body = JSON.stringify({ conversation: chat, text, request_key: key });
      const headers = {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: `session=${mark.cookies.get('session')}`,
        ...ALONE,
      };
      for (;;) {
        const response = await ask(product, BRAND, { method: 'POST', path: '/api/messages.php', headers, body }).catch(
          () => undefined,
        );
        if (response?.status === 200) return void acknowledged.push(text);
        // Only a connection that broke is tried again.
        if (response !== undefined) throw new Error(`${response.status}: ${response.body}`);
        repeated += 1;
      }
    };
    const writing = Array.from({ length: 4 }, async (_, writer) => {
      for (let i = 0; i < 5; i++) {
        if (writer === 0 && i === 2) process.kill(before[0]!, 'SIGKILL');
        await write(`from ${writer}, number ${i}`);
      }
    });
    await Promise.all(writing);
    const stored = (await readAll(anna, chat)).map(({ text }) => text).filter((text) => text.startsWith('from '));
    expect(stored.sort()).toEqual(acknowledged.sort());
    expect(new Set(stored).size).toBe(20);
    expect(repeated).toBeLessThan(20);
    await until('the worker is replaced', async () => {
      const now = workersOf(product.pid);
      return (now.length === 2 && !now.includes(before[0]!)) || undefined;
    });
    for (let i = 0; i < 4; i++) expect((await settings()).status).toBe(200);
  });
});

// covers X18-004
it('a limit is one for all workers', async () => {
  const product = await startWorkers('limits', { TEST_CONTROL_PORT: '', MAIL_REPORTS_KEY: 'k'.repeat(40) });
  try {
    const statuses = [];
    for (let i = 0; i < 14; i++) {
      const headers = { Authorization: `Bearer ${'x'.repeat(40)}`, 'Content-Type': 'message/rfc822', ...ALONE };
      const sent = { method: 'POST', path: '/webhooks/mail-reports', headers, body: 'x' };
      statuses.push((await ask(product, BRAND, sent)).status);
    }
    // Ten wrong keys in an hour; with a limit of its own, each worker would take ten.
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
  } finally {
    await product.stop();
  }
});

// covers X18-006
it('a restart under load loses no request, twice in a row', async () => {
  const dataDir = join(temporaryFolder('workers'), 'data');
  const server = await startBare({
    entry: 'scripts/start.mjs',
    env: {
      FACET_MODE: 'demo',
      DEMO_ACCOUNTS: 'off',
      DATA_DIR: dataDir,
      TENANTS_DIR: brandsFolder([BRAND]),
      DATABASE_URL: await mariadb.createDatabase('restarts'),
      WORKERS: '2',
      LOG_LEVEL: 'warn',
    },
  });
  onTestFinished(() => server.stop());
  await whenReady(server);
  const load = askAllTheTime(server, BRAND);
  await until('the load', () => load.seen.responses >= 100, 30_000);
  const primaries = [];
  for (let time = 0; time < 2; time++) {
    const outcome = await askRestart(dataDir);
    if (!outcome?.ok) throw new Error(`no restart: ${outcome?.problem}`);
    primaries.push(outcome.pid);
    const between = load.seen.responses;
    await until('responses of the next server', () => load.seen.responses >= between + 100, 30_000);
  }
  const { others } = await load.end();
  expect(others).toEqual([]);
  expect(workersOf(primaries[1]!)).toHaveLength(2);
  expect(isAlive(primaries[0]!)).toBe(false);
}, 120_000);

it('workers end with their primary process', async () => {
  const product = await startWorkers('orphans');
  const workers = workersOf(product.pid);
  expect(workers.filter(isAlive)).toHaveLength(2);
  await product.kill('SIGKILL');
  await until('the workers have ended', async () => workers.every((pid) => !isAlive(pid)) || undefined);
  await product.stop();
});

// covers X18-007
it('SQLite has one process, and the log says why', async () => {
  const product = await startProduct({ brands: [BRAND], env: { WORKERS: '2' } });
  try {
    expect(workersOf(product.pid)).toEqual([]);
    expect(product.logs()).toContain('several workers need MariaDB');
  } finally {
    await product.stop();
  }
});
