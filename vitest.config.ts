import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inTurn, turnOfRun } from './scripts/test/turn.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = [
  { find: /^~db\//, replacement: `${at('./db')}/` },
  { find: /^~\//, replacement: `${at('./app')}/` },
];
const folders = 'app/testing/temporary-folders.ts';
const queries = 'app/testing/page-queries.ts';
const code = [
  'app',
  'db',
  'themes',
  'tenants',
  'locales',
  'scripts',
  'bench',
  'tools',
  'sandbox',
  'landers',
  'stories',
];

/**
 * The tests of the running server that also pass with several workers on MariaDB: who may see what, that fictional
 * profiles say so, what survives a kill, limits and money. They take turns; TURN=all runs all.
 */
const withWorkers = [
  'access-matrix.server',
  'hostile/messages.server',
  'races.workers',
  'kill9.server',
  'locked-photos.server',
  'hostile/account-area.server',
  'crawler.server',
  'api-contract.server',
  'hostile/orders.server',
  'gifts-and-photos.server',
  'hostile/accounts.server',
  'payment-ends.server',
];

const unitFiles = code.flatMap((folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.db.test.ts'))
    .map((path) => `${folder}/${path}`),
);

/**
 * There are three kinds of unit tests: without a document, with one, and those that change global state and so need a
 * worker of their own. A shared worker loads React and the product only once, which saves two thirds of the time.
 */
function kindOf(file: string): 'unit' | 'unit-page' | 'unit-isolated' {
  const text = readFileSync(at(file), 'utf8');
  if (/process\.(?:env|chdir|on)\b|document\.head\b/.test(text)) return 'unit-isolated';
  const onPage = text.includes('@vitest-environment');
  // The setup for pages restores spies and replaced globals, but not modules and the clock.
  const worldly = onPage
    ? /\bvi\.(?!fn\b|waitFor|spyOn|(?:un)?stubGlobal|clearAll|restoreAll)/
    : /\bvi\.(?!fn\b|waitFor)/;
  if (worldly.test(text)) return 'unit-isolated';
  return onPage ? 'unit-page' : 'unit';
}

/** What a test waits for comes at once on a quiet machine, and only has to come on a busy one; the default is a second. */
const patience = { poll: { timeout: 10_000 } };

function unitProject(name: ReturnType<typeof kindOf>, options: { isolate?: boolean; setupFiles?: string[] } = {}) {
  return {
    resolve: { alias },
    test: {
      name,
      isolate: false,
      include: unitFiles.filter((file) => kindOf(file) === name),
      sequence: { shuffle: { files: false, tests: true } },
      // Threads start faster than a process for each of hundreds of small files.
      pool: 'threads' as const,
      // From 25 on Node has a storage of its own, which would stand in the way of the documents'.
      execArgv: ['--no-experimental-webstorage'],
      globalSetup: [folders],
      // Some tests decode real pictures and fill in real forms, also on a busy machine.
      testTimeout: 20_000,
      expect: patience,
      ...options,
    },
  };
}

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default'],
    // The default leaves one core free, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The runner prints the seed. It is the same for each run of a commit, so that a failed run can be repeated.
    sequence: { seed: turnOfRun() },
    projects: [
      unitProject('unit'),
      unitProject('unit-page', { setupFiles: [queries, 'app/testing/clean-page.ts'] }),
      unitProject('unit-isolated', { isolate: true, setupFiles: [queries] }),
      {
        resolve: { alias },
        test: {
          name: 'db',
          sequence: { shuffle: { files: false, tests: true } },
          // Every test has its own database. A shared worker loads the services only once, which saves half of the time.
          isolate: false,
          include: code.map((folder) => `${folder}/**/*.db.test.ts`),
          globalSetup: [folders, 'app/testing/mariadb/mariadb-setup.ts'],
          // Every prepared query that any of these tests runs is compared with the same query compiled directly.
          setupFiles: ['db/prepared/compare-all.testing.ts'],
          testTimeout: 30_000,
          expect: patience,
          hookTimeout: 60_000,
        },
      },
      {
        // Sends requests to a running server without a browser; scripts/test.mjs builds the server first.
        resolve: { alias },
        test: {
          name: 'server',
          include: ['e2e/server/**/*.server-test.ts'],
          // The servers under test run in processes of their own.
          isolate: false,
          globalSetup: [folders],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        // A part of the same tests against two workers on MariaDB, which startProduct begins for TEST_WORKERS.
        resolve: { alias },
        test: {
          name: 'workers',
          include: inTurn(withWorkers, 4).map((name) => `e2e/server/${name}-test.ts`),
          env: { TEST_WORKERS: process.env.TEST_WORKERS ?? '2' },
          isolate: false,
          globalSetup: [folders, 'e2e/support/product/workers-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
