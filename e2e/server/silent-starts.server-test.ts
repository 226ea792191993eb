import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { inTurn } from '../../scripts/test/turn.mjs';
import { startBare, whenReady } from '../support/product/bare-process';
import { ownBrandsFolder } from '../support/product/brand-files';
import { temporaryFolder } from '../support/product/temporary-folder';

const TENANTS_DIR = ownBrandsFolder(['golden-hour']);
const PRODUCTION = {
  FACET_MODE: 'production',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  TRUSTED_PROXIES: '127.0.0.1',
};
const DEMO = { FACET_MODE: 'demo', DEMO_ACCOUNTS: 'off' };

const template = join(temporaryFolder('served'), 'data');
beforeAll(async () => {
  const server = await startBare({ env: { ...PRODUCTION, TENANTS_DIR, DATA_DIR: template } });
  await whenReady(server);
  await server.stop();
});

/** Makes a data folder that has been in use. */
function served(): string {
  const dataDir = join(temporaryFolder('served'), 'data');
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const emptied = async () => {
  const dataDir = served();
  for (const end of ['', '-wal', '-shm']) rmSync(join(dataDir, `facet.db${end}`), { force: true });
  return { DATA_DIR: dataDir };
};

const newer = async () => {
  const dataDir = served();
  const db = new DatabaseSync(join(dataDir, 'facet.db'), { timeout: 5000 });
  db.exec("insert into kysely_migration (name, timestamp) values ('29991231T2359_everything', '')");
  db.close();
  return { DATA_DIR: dataDir };
};

const ofAnotherVersion = async () => {
  const dataDir = served();
  writeFileSync(join(dataDir, 'facet.json'), '{"format":7}');
  return { DATA_DIR: dataDir };
};

const aFile = async () => {
  const path = join(temporaryFolder('file'), 'data');
  writeFileSync(path, '');
  return { DATA_DIR: path };
};

const empty = async () => {
  const path = join(temporaryFolder('empty'), 'tenants');
  mkdirSync(path);
  return { TENANTS_DIR: path };
};

/** Each starts a process, so a run takes every second one. */
const REFUSED: [what: string, prepare: () => Promise<Record<string, string>>, sentence: RegExp][] = [
  [
    'a database that is gone',
    emptied,
    /facet\.db is missing or empty, although .* has been in use: .*npm run facet -- restore/,
  ],
  [
    'a database of a newer version',
    newer,
    /migrated by a newer version of Facet \(it has 29991231T2359_everything\): start that/,
  ],
  ['a folder of another version', ofAnotherVersion, /belongs to another version of Facet \(facet\.json says format 7/],
  ['no folder of brands', async () => ({ TENANTS_DIR: '/nowhere/tenants' }), /no folder of brands at \/nowhere.* Set/],
  ['an empty folder of brands', empty, /The folder of brands at .* is empty\. Set TENANTS_DIR/],
  ['a file in place of the folder', aFile, /must be a folder.*: move it away/],
  ['a port that is taken', async () => ({ PORT: String(await takenPort()) }), /Another process uses 127\.0\.0\.1:\d+:/],
  [
    'an address of another machine',
    async () => ({ HOST: '192.0.2.1' }),
    /does not have the IP address 192\.0\.2\.1: set HOST/,
  ],
  ['half a DATABASE_URL', async () => ({ DATABASE_URL: 'mysql://x' }), /DATABASE_URL must be sqlite:/],
  ['a database that does not answer', async () => ({ DATABASE_URL: 'mysql://a:b@127.0.0.1:1/x' }), /Cannot open the/],
];

describe('production refuses to start, in a sentence with its remedy', () => {
  it.each(inTurn(REFUSED, 2))('%s', async (_what, prepare, sentence) => {
    const env = { ...PRODUCTION, TENANTS_DIR, LOG_LEVEL: 'warn', ...(await prepare()) };
    const bare = await startBare({ env });
    expect(await bare.ended).toBe(1);
    expect(bare.output()).toMatch(sentence);
    expect(bare.output().trim().split('\n')).toHaveLength(1);
  });
});

it('the demo says that its database is gone, and starts anew', async () => {
  const server = await startBare({ env: { ...DEMO, TENANTS_DIR, ...(await emptied()) } });
  await whenReady(server);
  expect(server.output()).toContain('is missing or empty');
  await server.stop();
});

it('the demo says that it has no brands, and serves none', async () => {
  const server = await startBare({ env: { ...DEMO, ...(await empty()) } });
  await whenReady(server);
  expect(server.output()).toContain('is empty. Set TENANTS_DIR');
  await server.stop();
});
