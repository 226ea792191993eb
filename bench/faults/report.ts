import type { FaultDatabase, Figure } from './fault';

/** The result of one fault on one database. */
export interface FaultResult {
  name: string;
  title: string;
  before?: string;
  database: FaultDatabase;
  /** YYYY-MM-DD */
  day: string;
  seconds: number;
  figures: Figure[];
  /** The error that ended it early. */
  problem?: string;
}

const DATABASES = { sqlite: 'SQLite', mariadb: 'MariaDB' } as const;

/** Replaces older results of the same fault and database with those of this run, in the order of the names. */
export function mergeResults(
  older: readonly FaultResult[],
  newer: readonly FaultResult[],
  names: readonly string[],
): FaultResult[] {
  const key = ({ name, database }: FaultResult) => `${name} ${database}`;
  const fresh = new Set(newer.map(key));
  return [...older.filter((result) => !fresh.has(key(result))), ...newer]
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name) || key(b).localeCompare(key(a)));
}

export const isBroken = ({ figures, problem }: FaultResult): boolean =>
  problem !== undefined || figures.some(({ met }) => met === false);

/**
 * The text of docs/reports/faults.md: what was done to the product, the promises, the observations, and those before the fix.
 */
export function faultReport(results: readonly FaultResult[], machine: string): string {
  const names = [...new Set(results.map(({ name }) => name))];
  const broken = results.filter(isBroken);
  const verdict = broken.length === 0 ? 'Every promise was kept.' : `**Broken: ${broken.map(labelOf).join(', ')}.**`;
  return [
    '# Faults',
    '',
    `Written by \`npm run bench -- faults\`; do not edit. Machine: ${machine}.`,
    '',
    'Each fault strikes a real server with a real database; the load comes from another process.',
    verdict,
    ...names.flatMap((name) => section(results.filter((result) => result.name === name))),
    '',
  ].join('\n');
}

const labelOf = ({ name, database }: FaultResult): string => `${name} (${DATABASES[database]})`;

function section(results: readonly FaultResult[]): string[] {
  const [{ name, title, before }] = results as [FaultResult];
  return [
    '',
    `## ${name}`,
    '',
    title,
    ...(before === undefined ? [] : ['', `Before: ${before}`]),
    '',
    '| Figure | Promised | Database | Seen |',
    '| --- | --- | --- | --- |',
    ...results.flatMap((result) => result.figures.map((figure) => row(figure, result))),
    ...results.flatMap((result) => (result.problem ? ['', `${labelOf(result)} ended early: ${result.problem}`] : [])),
    '',
    results.map(({ database, day, seconds }) => `${DATABASES[database]}: ${day}, ${seconds.toFixed(0)} s`).join(' · '),
  ];
}

function row({ what, seen, promised, met }: Figure, { database }: FaultResult): string {
  return `| ${what} | ${promised ?? ''} | ${DATABASES[database]} | ${met === false ? `**${seen}**` : seen} |`;
}
