import { describeMachine } from '../machine';
import type { BenchOptions } from '../options';
import type { AreaResult } from './area-report';
import { measureArea } from './measure-area';
import type { AreaEfforts, AreaRun } from './measure-area';
import { measurePhotoPipeline } from './photo-pipeline';

const FULL: AreaEfforts = { page: { warmUp: 150, series: 8, requests: 40 }, sql: 100, messages: 300 };
const QUICK: AreaEfforts = { page: { warmUp: 5, series: 1, requests: 5 }, sql: 5, messages: 10 };
const PICTURES = { full: 20, quick: 2 };

/** Large enough that nothing is free, and it is there already: the whole bench measures this size, too. */
const MEMBERS = 100_000;

/** Measures what members have a lot of, on one size of brand: the largest that is asked for, up to MEMBERS. */
export async function benchArea(options: BenchOptions, say: (text: string) => void): Promise<AreaResult> {
  const started = performance.now();
  const machine = describeMachine();
  const members = options.members.findLast((size) => size <= MEMBERS) ?? options.members[0]!;
  const runs: AreaRun[] = [];
  for (const kind of options.databases) {
    say(`${kind}, ${members.toLocaleString('en')} members`);
    runs.push(await measureArea({ kind, members, efforts: options.quick ? QUICK : FULL, say }));
  }
  say('photos');
  const photos = await measurePhotoPipeline(options.quick ? PICTURES.quick : PICTURES.full);
  return { at: Date.now(), minutes: (performance.now() - started) / 60_000, machine, runs, photos };
}
