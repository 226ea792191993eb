import { spawnSync } from 'node:child_process';
import type { Program } from '../scripts/command/programs';

/** A test of the database with more rounds than in a run of all tests. */
const longTest = (file: string, environment: Record<string, string>) => () => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'db', file, ...process.argv.slice(2)];
  const env = { ...process.env, ...environment };
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
};

/** What `npm run bench -- <name>` measures or tries to break. */
export const BENCHES: Record<string, Program> = {
  costs: {
    does: 'the cost of each page, compared with its lower bound; writes docs/reports/benchmarks.md',
    run: () => import('./costs'),
  },
  phone: {
    does: 'Lighthouse on members’ pages, as a member on a phone sees them',
    run: () => import('./phone/bench-phone'),
  },
  landings: { does: 'Lighthouse on the landing page of each brand', run: () => import('./landers/bench-landings') },
  landers: { does: 'Lighthouse on each lander', run: () => import('./landers/bench-landers') },
  public: {
    does: 'Lighthouse on every public page, three brands, three languages',
    run: () => import('./landers/bench-public'),
  },
  workers: {
    does: 'what two workers cost and how soon they deliver, beside one process',
    run: () => import('./workers'),
  },
  same: {
    does: 'compares every page that links lead to with those of an earlier commit',
    run: () => import('./same'),
  },
  races: {
    does: 'concurrent requests against every limit, a thousand rounds; writes docs/reports/races.md',
    run: () => import('./races'),
  },
  faults: {
    does: 'kill -9, stops under load, overload, frozen databases, full disks …; writes docs/reports/faults.md',
    run: () => import('./faults'),
  },
  fuzz: {
    does: 'ten minutes of malformed requests to every route; writes docs/reports/fuzz.md',
    run: () => import('./fuzz'),
  },
  soak: { does: 'memory under load and after it', run: () => import('./soak') },
  pictures: { does: 'memory while large, hostile and ordinary pictures are decoded', run: () => import('./pictures') },
  mutations: {
    does: 'puts a hundred and forty faults into a copy of the project: the tests named for each must fail',
    run: () => import('./mutations'),
  },
  proxies: { does: 'pages and forms through real nginx, HAProxy and Caddy', run: () => import('./proxies') },
  accessibility: {
    does: 'axe on every route in every theme, light and dark, two widths; writes docs/reports/accessibility.md',
    run: () => import('./accessibility'),
  },
  installable: {
    does: 'would Chromium install the site; writes docs/reports/installable.md',
    run: () => import('./installable'),
  },
  money: {
    does: 'a hundred thousand random stories about the ledger',
    run: longTest('money-story', { MONEY_RUNS: '100000' }),
  },
  'payment-world': {
    does: 'ten thousand orders at providers that fail; writes docs/reports/payment-world.md',
    run: longTest('payment-world', { PAYMENT_ORDERS: '10000' }),
  },
};
