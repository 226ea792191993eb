import { table } from '../report/report-markdown';
import { reportSection } from '../report/report-section';
import { verdictTable } from '../report/report-verdicts';
import type { Notes } from '../report/report-verdicts';
import { figure } from '../report/statistics';

import type { Verdict } from '../report/verdicts';
import { areaLabels } from './area-kinds';
import type { AreaResult, AreaRun } from './measure-area';
import { PHOTO_TIMES, type PhotoPipeline, type PictureCost } from './photo-pipeline';

export const areaSection = reportSection('members area', 'npm run bench -- --only members-area');

const names = { sqlite: 'SQLite', mariadb: 'MariaDB' };
const count = (value: number) => value.toLocaleString('en');

/** The section of docs/reports/benchmarks.md about pages of members with large amounts. */
export function writeAreaReport({ at, minutes, machine, runs, photos }: AreaResult, notes: Notes): string {
  const busy = machine.loadBefore > machine.cores ? ' **Other processes wanted the cores meanwhile.**' : '';
  const sizes = [...new Set(runs.map(({ members }) => count(members)))].join(' and ');
  const versions = [...new Set(runs.map(({ database, version }) => (database === 'mariadb' ? `MariaDB ${version}` : version)))].join(', '); // prettier-ignore
  const text = [
    '## Members area',
    `Written by \`npm run bench -- --only members-area\`, or with everything else, on ${new Date(at).toISOString().slice(0, 10)}, in ${Math.max(1, Math.round(minutes))} minutes (${versions}; load before: ${machine.loadBefore.toFixed(1)}).${busy} A brand of ${sizes} members; two of them, one who has little and one who has a lot, ask for the same pages by turns.`,
    ...verdictTable([...areaVerdicts(runs), photoVerdict(photos)], notes),
    ...runs.flatMap(pagesOf),
    '### Delivery',
    'From sending a message to its event on another open page, one message after the other, both on this machine; every stream is of another member. The CPU is the server’s, sending included.',
    deliveryTable(runs),
    '### A photo',
    `A JPEG of a phone (${count(photos.width)} × ${count(photos.height)}, ${kb(photos.bytes)}), decoded and written anew in every size, one after the other. The CPU is the server’s and its decoders’; the line below is the decoder’s library alone, in one process, for the same sizes and qualities, by turns.`,
    photoTable(photos),
  ];
  return areaSection.mark(text.join('\n\n'));
}

function pagesOf(run: AreaRun): string[] {
  const rows = Object.keys(areaLabels).flatMap((key) => {
    const [page, sql] = [run.pages[key], run.sql[key]];
    if (!page || !sql) return [];
    return (['few', 'many'] as const).map((side, i) => {
      const { cpu, alone, together } = page[side];
      const figures = [cpu, alone.p50, alone.p95, together.p50, sql[side].time.p50, sql[side].time.p95].map(figure);
      return [`${titleOf(key)}: ${amountsOf(key, run)[i]!}`, ...figures, String(sql[side].statements)];
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

function photoTable({ profile, alone, message }: PhotoPipeline): string {
  const row = (name: string, { time, cpu, bytes }: PictureCost) => [
    name,
    ...[time.p50, time.p95, cpu].map(figure),
    Object.entries(bytes)
      .map(([file, size]) => `${file} ${kb(size)}`)
      .join(', '),
  ];
  return table(
    ['Picture', 'p50 ms', 'p95 ms', 'CPU ms', 'Written'],
    [row('Of a profile', profile), row('The library alone', alone), row('In a message', message)],
  );
}

function photoVerdict({ profile, alone }: PhotoPipeline): Verdict {
  const times = profile.cpu / alone.cpu;
  return {
    key: 'area-photo',
    promise: `A photo of a profile: at most ${PHOTO_TIMES} × the CPU of the decoder’s library alone`,
    measured: `${figure(profile.cpu)} ms / ${figure(alone.cpu)} ms = ${figure(times)} ×`,
    met: times <= PHOTO_TIMES,
  };
}

const kb = (bytes: number) => `${figure(bytes / 1000)} kB`;

/** A page or a delivery may cost at most this many times as much with a hundred times the amount. */
const GROWTH_TIMES = 1.2;

const titleOf = (key: string) => areaLabels[key]!.join(', ');

/** The amounts that a page depends on: those of the member with little and of the one with much. */
function amountsOf(key: string, { scale: { few, many } }: AreaRun): [few: string, many: string] {
  const [, what] = areaLabels[key]!;
  return [count(few[what]), count(many[what])];
}

export function areaVerdicts(runs: readonly AreaRun[]): Verdict[] {
  return runs.flatMap((run) => {
    const verdict = (name: string, promise: string, lot: number, little: number): Verdict => ({
      key: `area-${name}.${run.database}`,
      promise: `${promise} (p50, ${names[run.database]})`,
      measured: `${figure(lot)} ms / ${figure(little)} ms = ${figure(lot / little)} ×`,
      met: lot / little <= GROWTH_TIMES,
    });
    // A profile with more photos shows more; every other page shows the same amount for both members.
    const pages = Object.keys(areaLabels).filter((key) => key !== 'profile' && key in run.pages);
    const { alone, among } = run.delivery;
    return [
      ...pages.map((key) => {
        const { few, many } = run.pages[key]!;
        const [little, lot] = amountsOf(key, run);
        const promise = `${titleOf(key)}: ${lot} within ${GROWTH_TIMES} × of ${little}`;
        return verdict(key, promise, many.alone.p50, few.alone.p50);
      }),
      verdict(
        'delivery',
        `Delivery among ${count(among.streams)} open streams: within ${GROWTH_TIMES} × of that among ${count(alone.streams)}`,
        among.time.p50,
        alone.time.p50,
      ),
    ];
  });
}
