import { figure } from '../report/statistics';
import type { Verdict } from '../report/verdicts';
import { areaLabels } from './area-kinds';
import type { AreaRun } from './measure-area';

const names = { sqlite: 'SQLite', mariadb: 'MariaDB' };
const count = (value: number) => value.toLocaleString('en');

/** A page, or a delivery, may cost so much more for somebody who has a hundred times as much. */
const GROWTH_TIMES = 1.2;

/** What a page is measured by: what the one who has few has, and the one who has many. */
export function amountsOf(key: string, { scale: { few, many } }: AreaRun): [few: string, many: string] {
  const amount = key.startsWith('thread') ? 'messages' : key === 'chats' ? 'conversations' : 'matches';
  const what = key === 'profile' ? 'photos' : amount;
  return [count(few[what]), count(many[what])];
}

export function areaVerdicts(runs: readonly AreaRun[]): Verdict[] {
  return runs.flatMap((run) => [...pageVerdicts(run), deliveryVerdict(run)]);
}

/** A profile with more photos is another page; every other page shows as much of little as of a lot. */
function pageVerdicts(run: AreaRun): Verdict[] {
  return Object.keys(areaLabels)
    .filter((key) => key !== 'profile' && key in run.pages)
    .map((key) => {
      const { few, many } = run.pages[key]!;
      const [little, lot] = amountsOf(key, run);
      const times = many.alone.p50 / few.alone.p50;
      return {
        key: `area-${key}.${run.database}`,
        promise: `${areaLabels[key]!}: ${lot} within ${GROWTH_TIMES} × of ${little} (p50, ${names[run.database]})`,
        measured: `${figure(many.alone.p50)} ms / ${figure(few.alone.p50)} ms = ${figure(times)} ×`,
        met: times <= GROWTH_TIMES,
      };
    });
}

function deliveryVerdict({ database, delivery: { alone, among } }: AreaRun): Verdict {
  const times = among.time.p50 / alone.time.p50;
  return {
    key: `area-delivery.${database}`,
    promise: `Delivery among ${count(among.streams)} open streams: within ${GROWTH_TIMES} × of that among ${count(alone.streams)} (p50, ${names[database]})`,
    measured: `${figure(among.time.p50)} ms / ${figure(alone.time.p50)} ms = ${figure(times)} ×`,
    met: times <= GROWTH_TIMES,
  };
}
