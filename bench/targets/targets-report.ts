import { pageLabels } from '../pages/page-kinds';
import { percent, table } from '../report/report-markdown';
import { reportSection } from '../report/report-section';
import { verdictTable, type Notes } from '../report/report-verdicts';
import { figure } from '../report/statistics';
import type { TargetResult } from './measure-targets';
import { QUIET_SHARE } from './others';
import { cpuTargets, targetVerdicts, type TargetRun } from './targets';

export const targetsSection = reportSection('targets', 'npm run bench -- --only pages');

const names = { sqlite: 'SQLite', mariadb: 'MariaDB' };

/** The section of docs/reports/benchmarks.md about the CPU of one request, with its targets. */
export function writeTargets({ at, minutes, machine, against, runs }: TargetResult, notes: Notes): string {
  const before = against === undefined ? '' : ` Beside it, by turns, the same requests to commit ${against}.`;
  const text = [
    '## Targets of one request',
    `Written by \`npm run bench -- --only pages\`, or with everything else, on ${new Date(at).toISOString().slice(0, 10)}, in ${Math.max(1, Math.round(minutes))} minutes (${machine.cores} cores, Node ${machine.node}; load before: ${machine.loadBefore.toFixed(1)}). One process, requests one after the other.${before}`,
    quietLine(runs),
    ...verdictTable(targetVerdicts(runs), notes),
    ...runs.flatMap(costsOf),
  ];
  return targetsSection.mark(text.join('\n\n'));
}

/** Whether the machine was quiet enough for these figures. */
export function quietLine(runs: readonly TargetRun[]): string {
  const others = Math.max(...runs.map((run) => run.others));
  const rounds = runs.map(({ database, rounds: count }) => `${names[database]} ${count}`).join(', ');
  const note = `other processes used ${percent(others)} of one core, at most ${percent(QUIET_SHARE)} may be; rounds: ${rounds}`;
  return others <= QUIET_SHARE
    ? `The machine was quiet enough (${note}).`
    : `**The machine was not quiet enough for these figures** (${note}).`;
}

function costsOf({ database, members, costs }: TargetRun): string[] {
  const rows = Object.keys(cpuTargets).map((key) => {
    const { now, before, floor } = costs[key]!;
    const maybe = (value: number | undefined) => (value === undefined ? '–' : figure(value));
    const times = before === undefined ? '–' : `${figure(before.cpu / now.cpu)} ×`;
    return [pageLabels[key]!, figure(now.cpu), maybe(before?.cpu), times, maybe(floor?.cpu), figure(now.alone.p50), figure(now.alone.p95)]; // prettier-ignore
  });
  const head = ['Request', 'CPU ms', 'before', 'before / now', 'floor', 'p50 ms', 'p95 ms'];
  return [`### ${names[database]}, ${members.toLocaleString('en')} members`, table(head, rows)];
}
