import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { turnOfRun } from './scripts/turn.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = [
  { find: /^~db\//, replacement: `${at('./db')}/` },
  { find: /^~\//, replacement: `${at('./app')}/` },
];
const folders = 'app/testing/temporary-folders.ts';
const code = ['app', 'db', 'themes', 'tenants', 'locales', 'scripts', 'landers', 'stories'];

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default'],
    // The default leaves a core free, which of two is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Printed by the runner; the same for a commit, so that a red run can be repeated.
    sequence: { seed: turnOfRun() },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          sequence: { shuffle: { files: false, tests: true } },
          // Starts faster than a process for each of hundreds of small files.
          pool: 'threads',
          globalSetup: [folders],
          include: code.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['**/*.db.test.ts', 'node_modules/**'],
          // Real pictures are decoded and real forms typed into, also on a machine that has other things to do.
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'db',
          sequence: { shuffle: { files: false, tests: true } },
          // Every test has a database of its own; the services are read once a worker, which is half of the time.
          isolate: false,
          include: code.map((folder) => `${folder}/**/*.db.test.ts`),
          globalSetup: [folders, 'app/testing/mariadb-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Asks a running server without a browser; scripts/test.mjs builds it first.
        resolve: { alias },
        test: {
          name: 'server',
          include: ['e2e/server/**/*.server-test.ts'],
          globalSetup: [folders],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
