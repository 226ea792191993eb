import type { RunResult } from '../pages/run-result';
import type { Cost } from '../load/measure';
import { pageLabels } from '../pages/page-kinds';
import type { Summary } from './statistics';

const summary = (p50: number, p95 = p50 * 1.5): Summary => ({ count: 100, mean: p50, p50, p95 });
const cost = (cpu: number): Cost => ({ cpu, alone: summary(cpu * 1.1), together: summary(cpu * 8) });

/** A run in which every promise is met; each test changes what it is about. */
export function goodRun(members: number): RunResult {
  const pages = Object.fromEntries(Object.keys(pageLabels).map((key) => [key, cost(4)]));
  return {
    database: 'sqlite',
    version: 'SQLite 3.53.2',
    members,
    pages: { ...pages, landing: cost(0.025), 'api-chats': cost(0.8), send: cost(1) },
    bytes: { grid: { html: 90_000, htmlBrotli: 14_000, css: 20_000, js: 117_000, jsFiles: 40 } },
    sql: { grid: { statements: 9, time: summary(0.2), here: 0.2, database: 0 } },
    search: {
      standard: { page: summary(0.15), count: summary(0.1) },
      horizon: summary(0.3),
      orders: [
        { name: 'best for me', page: summary(0.8), count: summary(0.1) },
        { name: 'nearest, London', page: summary(1.5), count: summary(2) },
      ],
      bestOver: 0.4,
      cells: summary(60),
      combinations: 336,
      worst: [
        { name: 'women, 98–99', page: summary(2), count: summary(3), plan: ['SEARCH member USING COVERING INDEX'] },
      ],
    },
    commit: { statements: 7, time: summary(0.5), here: 0.2 },
    floors: {
      fixed: cost(0.02),
      full: cost(3.1),
      facts: { elements: 656, styledElements: 300, styledComponents: 60, messages: 121 },
      same: { elements: 1, text: 1 },
    },
  };
}
