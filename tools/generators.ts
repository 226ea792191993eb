import { spawnSync } from 'node:child_process';
import type { Program } from '../scripts/command/programs';

/** What `npm run generate -- <name>` writes from other files of the project. Most can also check, for the tests. */
export const GENERATORS: Record<string, Program> = {
  openapi: {
    does: 'docs/api/openapi.json; check: fails if it is older than its sources',
    run: () => import('./openapi/openapi'),
  },
  catalogues: {
    does: 'public/i18n from locales; check: the languages and the code; watch; pseudo: long English in development',
    run: () => import('./catalogues/catalogues'),
  },
  coverage: {
    does: 'docs/reports/coverage.md; check [path/spec.md]: fails if it is outdated or a row has no test',
    run: async () => {
      const { writeCoverage } = await import('../scripts/coverage');
      process.exitCode = writeCoverage(process.argv[2], process.argv[3]);
    },
  },
  screenshots: {
    does: 'the pictures of the README and the guides; check: fails if one no longer shows the product',
    run: () => import('./assets/screenshots'),
  },
  'lander-matrix': {
    does: 'the pictures of all landers in all niches',
    run: () => import('./assets/lander-matrix'),
  },
  'page-weights': {
    does: 'the weights of pages that the tests compare with',
    run: () => {
      const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'page-weight'];
      const env = { ...process.env, PAGE_WEIGHTS: 'write' };
      process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
    },
  },
};
