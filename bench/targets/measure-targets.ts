import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pageBytes } from '../../e2e/support/pages/page-bytes';
import { startProduct, type Product } from '../../e2e/support/product/product';
import { openSeeded } from '../databases/seeded-database';
import { openFloors } from '../floors/floor-run';
import { fire, type Measured } from '../load/load';
import { measureByTurns, type Effort } from '../load/measure';
import { get, measured, sessionOf } from '../load/product-run';
import { describeMachine, type Machine } from '../machine';
import type { BenchOptions, DatabaseKind } from '../options';
import { pageKinds, type PageKind } from '../pages/page-kinds';
import { tellStory, type Story } from '../pages/story';
import { buildOld, openOldDatabase, type OldProduct } from './old-product';
import { again, watchOthers } from './others';
import { cpuTargets, type TargetCost, type TargetRun } from './targets';

export interface TargetResult {
  /** Epoch milliseconds. */
  at: number;
  minutes: number;
  machine: Machine;
  /** The commit that was measured beside this one. */
  against?: string;
  runs: TargetRun[];
}

interface Efforts {
  light: Effort;
  heavy: Effort;
}

const FULL: Efforts = {
  light: { warmUp: 3000, series: 3, requests: 1500 },
  heavy: { warmUp: 300, series: 3, requests: 100 },
};
const QUICK: Efforts = {
  light: { warmUp: 20, series: 1, requests: 40 },
  heavy: { warmUp: 5, series: 1, requests: 10 },
};
const TURNS = { light: 250, heavy: 25 };
const sizeOf = (key: string) => (['landing', 'api-chats', 'poll'].includes(key) ? 'light' : 'heavy');
const IDLE_MS = 60_000;

/** Measures what the targets name at the smallest requested size, and repeats it until the machine was quiet. */
export async function benchTargets(options: BenchOptions, say: (text: string) => void): Promise<TargetResult> {
  const started = performance.now();
  const machine = describeMachine();
  const old = options.against === undefined ? undefined : buildOld(options.against, say);
  const builds = [undefined, ...(old ? [old] : [])];
  const runs: TargetRun[] = [];
  const share = (options.patience * 60_000) / options.databases.length;
  for (const kind of options.databases) {
    say(`${kind}, ${options.members[0]!.toLocaleString('en')} members: targets`);
    runs.push(await measureTargets(kind, options, { builds, left: share, say }));
  }
  const minutes = (performance.now() - started) / 60_000;
  return { at: Date.now(), minutes, machine, ...(old && { against: old.commit }), runs };
}

interface FilledDatabase {
  url: string;
  /** Of its own process, if it has one. */
  pid: number | undefined;
  story: Story;
  /** The folder with the photos of the demo, if there is one. */
  dataDir?: string;
  close(): Promise<void>;
}

/** A server with the kinds of requests of its own story. */
interface Site {
  product: Product;
  database: FilledDatabase;
  kinds: Record<string, PageKind>;
  startMs: number;
}

interface Rounds {
  builds: readonly (OldProduct | undefined)[];
  /** Milliseconds for all rounds. */
  left: number;
  say: (text: string) => void;
}

async function measureTargets(kind: DatabaseKind, options: BenchOptions, rounds: Rounds): Promise<TargetRun> {
  const efforts = options.quick ? QUICK : FULL;
  const sites: Site[] = [];
  try {
    for (const build of rounds.builds) sites.push(await openSite(kind, options.members[0]!, build, rounds.say));
    const { product, kinds, startMs } = sites[0]!;
    const floors = await openFloors(await get(product, kinds.landing!), await get(product, kinds.grid!));
    try {
      const own = [...sites.map((site) => site.product.pid), ...sites.flatMap((site) => site.database.pid ?? [])];
      own.push(floors.fixed.pid, floors.full.pid);
      let best: Pick<TargetRun, 'costs' | 'others'> | undefined;
      let count = 0;
      for (const begun = performance.now(); ;) {
        const from = performance.now();
        const others = watchOthers([...new Set(own)]);
        const costs = await measureRound(sites, { landing: floors.fixed, grid: floors.full }, efforts);
        const measured = { costs, others: others() };
        count++;
        if (!best || measured.others < best.others) best = measured;
        const [round, spent] = [performance.now() - from, performance.now() - begun];
        if (!again(measured.others, { round, left: rounds.left - spent })) break;
        rounds.say('The machine was not quiet; measuring again');
      }
      const bytes = await pageBytes((await get(product, kinds.grid!)).body);
      if (!options.quick) await sleep(IDLE_MS);
      const [idleBytes, idleBefore] = options.quick ? [] : sites.map((site) => memoryOf(site.product.pid));
      const idle = { ...(idleBytes && { idleBytes }), ...(idleBefore && { idleBefore }) };
      return { database: kind, members: options.members[0]!, ...best, bytes, startMs, ...idle, rounds: count };
    } finally {
      await floors.stop();
    }
  } finally {
    for (const { product, database } of sites) {
      await product.stop();
      await database.close();
    }
  }
}

async function openSite(
  kind: DatabaseKind,
  members: number,
  old: OldProduct | undefined,
  say: (text: string) => void,
): Promise<Site> {
  const database: FilledDatabase =
    old === undefined ? await fill(kind, members, say) : await openOldDatabase(old, kind, members);
  const from = performance.now();
  const { url: databaseUrl, dataDir } = database;
  const product = await startProduct({
    databaseUrl,
    ...(dataDir && { dataDir }),
    ...(old && { root: old.root, node: old.node }),
  });
  const startMs = performance.now() - from;
  const kinds = pageKinds(database.story, await sessionOf(product, database.story));
  return { product, database, startMs, kinds: Object.fromEntries(kinds.map((kind) => [kind.key, kind])) };
}

/**
 * The demo and the folder of its photos are filled by a first start, so that the measured one is that of a server which is
 * started again.
 */
async function fill(kind: DatabaseKind, members: number, say: (text: string) => void): Promise<FilledDatabase> {
  const seeded = await openSeeded(kind, members, say);
  const dataDir = await mkdtemp(join(tmpdir(), 'facet-bench-data-'));
  await (await startProduct({ databaseUrl: seeded.url, dataDir })).stop();
  return {
    url: seeded.url,
    pid: seeded.pid,
    story: await tellStory(seeded.url),
    dataDir,
    async close() {
      await seeded.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function measureRound(
  sites: readonly Site[],
  floors: Record<string, Measured>,
  efforts: Efforts,
): Promise<Record<string, TargetCost>> {
  const costs: Record<string, TargetCost> = {};
  for (const key of Object.keys(cpuTargets)) {
    const compared = sites.map(({ product, kinds }) => measured(product, kinds[key]!));
    const floor = floors[key];
    const size = sizeOf(key);
    for (const kind of compared) await fire(kind, efforts[size].warmUp, 4);
    const found = await measureByTurns([...compared, ...(floor ? [floor] : [])], efforts[size], TURNS[size]);
    const [now, before] = found;
    costs[key] = {
      now: now!,
      ...(sites.length > 1 && { before: before! }),
      ...(floor && { floor: found.at(-1)! }),
    };
  }
  return costs;
}

/** The resident memory of a process in bytes. */
function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes?.[1] ?? 0) * 1024;
}
