import { readdirSync, readFileSync } from 'node:fs';
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

const unitFiles = code.flatMap((folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.db.test.ts'))
    .map((path) => `${folder}/${path}`),
);

/** What replaces modules, globals or the clock, or draws in a document of its own, needs a worker of its own. */
function changesItsWorld(file: string): boolean {
  const text = readFileSync(at(file), 'utf8');
  return /\bvi\.(?!fn\b|waitFor)|@vitest-environment|process\.(?:env|chdir|on)\b/.test(text);
}

function unitProject(name: string, { isolate, include }: { isolate: boolean; include: string[] }) {
  return {
    resolve: { alias },
    test: {
      name,
      isolate,
      include,
      sequence: { shuffle: { files: false, tests: true } },
      // Starts faster than a process for each of hundreds of small files.
      pool: 'threads' as const,
      globalSetup: [folders],
      // Real pictures are decoded and real forms typed into, also on a machine that has other things to do.
      testTimeout: 20_000,
    },
  };
}

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default'],
    // The default leaves a core free, which of two is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Printed by the runner; the same for a commit, so that a red run can be repeated.
    sequence: { seed: turnOfRun() },
    projects: [
      unitProject('unit', { isolate: false, include: unitFiles.filter((file) => !changesItsWorld(file)) }),
      unitProject('unit-isolated', { isolate: true, include: unitFiles.filter(changesItsWorld) }),
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
