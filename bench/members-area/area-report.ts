import type { Machine } from '../machine';
import { table } from '../report/report-markdown';
import { reportSection } from '../report/report-section';
import { verdictTable } from '../report/report-verdicts';
import type { Notes } from '../report/report-verdicts';
import { figure } from '../report/statistics';
import { areaLabels } from './area-kinds';
import { amountsOf, areaVerdicts } from './area-verdicts';
import type { AreaRun } from './measure-area';
import type { PhotoPipeline, PictureCost } from './photo-pipeline';

export const areaSection = reportSection('members area', 'npm run bench -- --only members-area');

export interface AreaResult {
  /** Epoch milliseconds. */
  at: number;
  minutes: number;
  machine: Machine;
  runs: AreaRun[];
  photos: PhotoPipeline;
}

const names = { sqlite: 'SQLite', mariadb: 'MariaDB' };
const count = (value: number) => value.toLocaleString('en');

/** The section of docs/benchmarks.md about what members have a lot of. */
export function writeAreaReport({ at, minutes, machine, runs, photos }: AreaResult, notes: Notes): string {
  const busy = machine.loadBefore > machine.cores ? ' **Other processes wanted the cores meanwhile.**' : '';
  const sizes = [...new Set(runs.map(({ members }) => count(members)))].join(' and ');
  const versions = [...new Set(runs.map(({ database, version }) => (database === 'mariadb' ? `MariaDB ${version}` : version)))].join(', '); // prettier-ignore
  const text = [
    '## Members area',
    `Written by \`npm run bench -- --only members-area\`, or with everything else, on ${new Date(at).toISOString().slice(0, 10)}, in ${Math.max(1, Math.round(minutes))} minutes (${versions}; load before: ${machine.loadBefore.toFixed(1)}).${busy} A brand of ${sizes} members; two of them, one who has little and one who has a lot, ask for the same pages by turns.`,
    ...verdictTable(areaVerdicts(runs), notes),
    ...runs.flatMap(pagesOf),
    '### Delivery',
    'From sending a message to its event on another open page, one message after the other, both on this machine; every stream is of another member. The CPU is the server’s, sending included.',
    deliveryTable(runs),
    '### A photo',
    `A JPEG of a phone (${count(photos.width)} × ${count(photos.height)}, ${kb(photos.bytes)}), decoded and written anew in every size, one after the other in one process.`,
    photoTable(photos),
  ];
  return areaSection.mark(text.join('\n\n'));
}

function pagesOf(run: AreaRun): string[] {
  const rows = Object.keys(areaLabels).flatMap((key) => {
    const [page, sql] = [run.pages[key], run.sql[key]];
    if (!page || !sql) return [];
    const amounts = amountsOf(key, run);
    return (['few', 'many'] as const).map((side, i) => {
      const { cpu, alone, together } = page[side];
      const figures = [cpu, alone.p50, alone.p95, together.p50, sql[side].time.p50, sql[side].time.p95].map(figure);
      return [`${areaLabels[key]!}: ${amounts[i]!}`, ...figures, String(sql[side].statements)];
    });
  });
  const head = ['Page', 'CPU ms', 'p50 ms', 'p95 ms', 'p50 of 8', 'SQL p50', 'SQL p95', 'Statements'];
  return [`### Pages, ${names[run.database]}, ${count(run.members)} members`, table(head, rows)];
}

function deliveryTable(runs: readonly AreaRun[]): string {
  const rows = runs.flatMap(({ database, delivery: { alone, among } }) =>
    [alone, among].map(({ streams, time, cpu }) => [
      `${names[database]}, ${count(streams)} open streams`,
      ...[time.p50, time.p95, cpu].map(figure),
    ]),
  );
  return table(['Delivery', 'p50 ms', 'p95 ms', 'CPU ms'], rows);
}

function photoTable({ profile, message }: PhotoPipeline): string {
  const row = (name: string, { time, cpu, bytes }: PictureCost) => [
    name,
    ...[time.p50, time.p95, cpu].map(figure),
    Object.entries(bytes)
      .map(([file, size]) => `${file} ${kb(size)}`)
      .join(', '),
  ];
  return table(
    ['Picture', 'p50 ms', 'p95 ms', 'CPU ms', 'Written'],
    [row('Of a profile', profile), row('In a message', message)],
  );
}

const kb = (bytes: number) => `${figure(bytes / 1000)} kB`;
