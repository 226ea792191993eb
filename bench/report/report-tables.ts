import type { Floors } from '../floors/floor-run';
import type { RunResult } from '../pages/run-result';
import type { Cost } from '../load/measure';
import { pageLabels } from '../pages/page-kinds';
import { percent, table } from './report-markdown';
import { figure } from './statistics';

const names = { sqlite: 'SQLite', mariadb: 'MariaDB' };
const count = (value: number) => value.toLocaleString('en');
const keysOf = (object: Record<string, unknown>) => Object.keys(pageLabels).filter((key) => key in object);

const COST = ['CPU ms', 'p50 ms', 'p95 ms', 'p50 of 8', 'p95 of 8'];
const costCells = ({ cpu, alone, together }: Cost) =>
  [cpu, alone.p50, alone.p95, together.p50, together.p95].map(figure);

export function costTables(runs: readonly RunResult[]): string[] {
  return runs.flatMap((run) => {
    const rows = keysOf(run.pages).map((key) => [pageLabels[key]!, ...costCells(run.pages[key]!)]);
    return [`### ${names[run.database]}, ${count(run.members)} members`, table(['Page', ...COST], rows)];
  });
}

export function floorTable(runs: readonly RunResult[]): string[] {
  return runs.flatMap((run) => {
    if (!run.floors) return [];
    const { floors, commit } = run;
    const rows = [
      ['Static response: the bytes of the landing, precompressed', ...costCells(floors.fixed)],
      ['The document of the member grid: React, styled-components and react-intl', ...costCells(floors.full)],
    ];
    return [
      `### Beside ${names[run.database]}, ${count(run.members)} members`,
      table(['Floor', ...COST], rows),
      floorWords(floors),
      `Durable commit of the rows of one message send (${commit.statements} statements, one connection): p50 ${figure(commit.time.p50)} ms, p95 ${figure(commit.time.p95)} ms, ${figure(commit.here)} ms of CPU of the asking process.`,
    ];
  });
}

function floorWords({ facts, same }: Floors): string {
  return (
    `All floors are node:http in a process of its own. The React floor is made from the HTML that the product had just answered: ` +
    `${facts.elements} elements (${percent(same.elements)} of the page's, ${percent(same.text)} of its text), ${facts.styledElements} of them by ` +
    `${facts.styledComponents} styled components with the page's own CSS, ${facts.messages} texts by react-intl from the page's own catalogue; ` +
    `no router, no context, no hooks but react-intl's.`
  );
}

export function sqlTable(runs: readonly RunResult[]): string[] {
  const rows = runs.flatMap((run) =>
    keysOf(run.sql).map((key) => {
      const { statements, time, here, database } = run.sql[key]!;
      const cells = [
        figure(time.p50),
        figure(time.p95),
        figure(here),
        run.database === 'sqlite' ? '' : figure(database),
      ];
      return [pageLabels[key]!, `${names[run.database]}, ${count(run.members)}`, String(statements), ...cells];
    }),
  );
  return [table(['Page', 'Members', 'Statements', 'p50 ms', 'p95 ms', 'CPU here', 'CPU database'], rows)];
}

export function searchTables(runs: readonly RunResult[]): string[] {
  const rows = runs.map(({ database, members, search: { standard, horizon } }) => [
    `${names[database]}, ${count(members)}`,
    ...[standard.page.p50, standard.page.p95, standard.count.p50, standard.count.p95, horizon.p50, horizon.p95].map(
      figure,
    ),
  ]);
  const head = ['Default search', 'page p50', 'page p95', 'count p50', 'count p95', 'horizon p50', 'horizon p95'];
  return [
    'A page of 24 with its cards; the count up to its cap; the horizon (how far back the 10,000 examined candidates reach), which is asked at most twice a minute for each gender and country.',
    table(head, rows),
    ...ordersTable(runs),
    ...runs.flatMap(worstTable),
  ];
}

function ordersTable(runs: readonly RunResult[]): string[] {
  const rows = runs.flatMap(({ database, members, search }) =>
    (search.orders ?? []).map(({ name, page, count: matches }) => [
      `${names[database]}, ${count(members)}`,
      name,
      ...[page.p50, page.p95, matches.p50, matches.p95].map(figure),
    ]),
  );
  if (rows.length === 0) return [];
  const cells = runs.flatMap(({ database, members, search }) =>
    search.cells ? [`${figure(search.cells.p50)} ms on ${names[database]} with ${count(members)} members`] : [],
  );
  return [
    `The orders, with the default filters and with ages that nobody has (ms). Counting the people of each cell for the nearest, at most twelve times an hour, takes ${cells.join(', ')}.`,
    table(['', 'Order', 'page p50', 'page p95', 'count p50', 'count p95'], rows),
  ];
}

function worstTable({ database, members, search }: RunResult): string[] {
  if (search.worst.length === 0) return [];
  const rows = search.worst.map(({ name, page, count: matches }) => [
    name,
    ...[page.p50, page.p95, matches.p50, matches.p95].map(figure),
  ]);
  const [worst] = search.worst;
  return [
    `The slowest of ${search.combinations} combinations of gender, country, region, age, 'real members only' and 'with photo' (${names[database]}, ${count(members)} members; ms):`,
    table(['Filters', 'page p50', 'page p95', 'count p50', 'count p95'], rows),
    `Plan of the slowest:\n\n\`\`\`\n${worst!.plan.join('\n')}\n\`\`\``,
  ];
}

export function bytesTable(runs: readonly RunResult[]): string[] {
  const run = runs.find((run) => run.floors) ?? runs[0];
  if (!run) return [];
  const kb = (bytes: number) => `${figure(bytes / 1000)} kB`;
  const rows = keysOf(run.bytes).map((key) => {
    const { html, htmlBrotli, css, js, jsFiles } = run.bytes[key]!;
    return [pageLabels[key]!, kb(html), kb(htmlBrotli), kb(css), `${kb(js)} (${jsFiles} files)`];
  });
  return [table(['First view of a page', 'HTML', 'HTML brotli', 'CSS in it', 'JavaScript brotli'], rows)];
}
