import { reportSection } from '../report/report-section';

export interface RaceResult {
  name: string;
  tries: number;
  limit: number;
  database: 'sqlite' | 'mariadb';
  rounds: number;
  problems: string[];
  seconds: number;
}

export interface RaceRun {
  /** YYYY-MM-DD */
  day: string;
  machine: string;
  results: readonly RaceResult[];
}

const DATABASES = { sqlite: 'SQLite', mariadb: 'MariaDB' };

/** The text of docs/reports/races.md: the races, their rounds, and the rounds that did not end at the limit. */
export function raceReport({ day, machine, results }: RaceRun): string {
  const names = [...new Set(results.map(({ name }) => name))];
  const rows = names.map((name) => {
    const [any] = results.filter((result) => result.name === name);
    const cells = (['sqlite', 'mariadb'] as const).map((kind) =>
      cellOf(results.find((result) => result.name === name && result.database === kind)),
    );
    return `| ${[name, any!.tries, any!.limit, ...cells].join(' | ')} |`;
  });
  const problems = results.flatMap(({ name, database, problems: found }) =>
    found.map((problem) => `- ${name}, ${DATABASES[database]}: ${problem}`),
  );
  const missing = names.some((name) => results.filter((result) => result.name === name).length < 2);
  const verdict = missing ? 'Not every race was run to its end.' : 'Every round ended exactly at its limit.';
  return [
    '# Races',
    '',
    `Written by \`npm run bench -- races\` on ${day}; do not edit. Machine: ${machine}.`,
    '',
    'Many try the same thing at the same instant, round after round, with new people in each. A round is right when exactly',
    'as many succeed as the limit allows, everybody else is told why, and the database holds exactly that many afterwards.',
    'The tests run a few rounds of each (`bench/races/races.db.test.ts`).',
    '',
    '| What | At once | Limit | SQLite | MariaDB |',
    '| --- | ---: | ---: | --- | --- |',
    ...rows,
    '',
    problems.length === 0 ? verdict : '## Rounds that did not',
    ...(problems.length === 0 ? [] : ['', ...problems]),
    '',
  ].join('\n');
}

export const workerRacesSection = reportSection('workers', 'npm run bench -- races --workers 2');

/** The section about a server of several workers. */
export function workerRacesReport({ day, machine, results }: RaceRun, workers: number): string {
  const problems = results.flatMap(({ name, problems: found }) => found.map((problem) => `- ${name}: ${problem}`));
  return workerRacesSection.mark(
    [
      `## Through ${workers} workers`,
      '',
      `Written by \`npm run bench -- races --workers ${workers}\` on ${day}. Machine: ${machine}. The same races on MariaDB, but each attempt`,
      `is a request on a connection of its own to a running server with \`WORKERS=${workers}\`, which are handed to the workers in turn;`,
      'at the end the ledger is checked (`e2e/server/races.workers-test.ts`).',
      '',
      '| What | At once | Limit | MariaDB |',
      '| --- | ---: | ---: | --- |',
      ...results.map((result) => `| ${[result.name, result.tries, result.limit, cellOf(result)].join(' | ')} |`),
      '',
      ...(problems.length === 0
        ? [results.length === 0 ? 'Not one race was run to its end.' : 'Every round ended exactly at its limit.']
        : ['### Rounds that did not', '', ...problems]),
    ].join('\n'),
  );
}

function cellOf(result: RaceResult | undefined): string {
  if (!result) return 'not run to its end';
  const { rounds, problems, seconds } = result;
  const wrong = new Set(problems.map((problem) => problem.split(':')[0])).size;
  return `${rounds - wrong} of ${rounds} rounds, ${((seconds / rounds) * 1000).toFixed(0)} ms each`;
}
