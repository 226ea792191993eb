import type { Machine } from '../machine';
import type { RunResult } from '../pages/run-result';
import { bytesTable, costTables, floorTable, searchTables, sqlTable } from './report-tables';
import { verdictTable } from './report-verdicts';
import type { Notes } from './report-verdicts';
import { verdictsOf } from './verdicts';

export interface BenchResult {
  /** Epoch milliseconds. */
  at: number;
  minutes: number;
  machine: Machine;
  command: string;
  runs: RunResult[];
}

/**
 * The text of docs/reports/benchmarks.md: the figures come from the measurements only, the reasons of misses from notes.json.
 */
export function writeReport(result: BenchResult, notes: Notes): string {
  const { machine, runs } = result;
  const versions = [
    ...new Set(runs.map((run) => (run.database === 'mariadb' ? `MariaDB ${run.version}` : run.version))),
  ];
  return `${[
    '# Benchmarks',
    `Written by \`${result.command}\` on ${new Date(result.at).toISOString().slice(0, 10)}; do not edit. ` +
      `Machine: ${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, Node ${machine.node}, ${versions.join(', ')}. ` +
      `Load before: ${machine.loadBefore.toFixed(1)}. The run took ${Math.round(result.minutes)} minutes.`,
    ...(machine.loadBefore > machine.cores
      ? [
          '**Other processes wanted the cores while this was measured: the figures are worse than the product, also against the floors.**',
        ]
      : []),
    '## Promises',
    'Each beside what it was measured against in the same run. What is missed is explained below the table.',
    ...verdictTable(verdictsOf(runs), notes),
    '## Pages',
    'A process of the built product for each size, one client over kept connections; the sizes take turns, a quarter of a second each, and so do the floors with the pages they are compared with. CPU is that of the server process (user and system, all threads; the quietest of three series after a warm-up), latency that of the quietest series. Uncompressed, but for the landing.',
    ...costTables(runs),
    '## Floors',
    ...floorTable(runs),
    '## SQL',
    'The statements of each page as the product issues them (reads, second view), issued again directly on one connection. "CPU here" is the asking process (all of it with SQLite).',
    ...sqlTable(runs),
    '### Search',
    ...searchTables(runs),
    '## Bytes',
    ...bytesTable(runs),
    '## How to run',
    HOW,
  ].join('\n\n')}\n`;
}

const HOW = `\`\`\`
npm run bench                                  # everything, writes this page
npm run bench -- --members 1000,100000 --databases sqlite --out -
npm run bench -- --only members-area           # its section alone; --only brand: all of the brand
npm run bench -- --only pages --against main~20  # the targets of one request, beside an earlier commit
npm run bench -- --only pages --members 1000 --databases sqlite --patience 0 --out -   # the same in minutes, printed
npm run bench -- --quick                       # shows that it works, prints, means nothing
\`\`\`

It needs MariaDB on the machine, about 6 GB below the system's temporary folder (seeded databases are kept there in
\`facet-bench\` for the next run; copies of them are what a run writes to) and an otherwise quiet machine. Reasons of
misses are kept in \`bench/report/notes.json\`.`;
