import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { freePort } from '~/testing/free-port';
import { ensureBuilt } from '../scripts/build.mjs';
import { startProduct, type Product } from '../e2e/support/product/product';
import { openSeeded, type SeededDatabase } from './databases/seeded-database';
import { measureByTurns } from './load/measure';
import { measured, sessionOf } from './load/product-run';
import { describeMachine } from './machine';
import { scaleFor } from './members-area/area-kinds';
import { tellAreaStory } from './members-area/area-story';
import { measureDelivery } from './members-area/delivery';
import { pageKinds, pageLabels } from './pages/page-kinds';
import { watchOthers } from './targets/others';
import { workersMisses, workersReport, workersSection } from './workers/report';
import { sharesOf, startOfWorker } from './workers/team-figures';
import { optionsOf } from '../scripts/command/programs';

const values = optionsOf<{ members: string; streams: string; messages: string; out: string }>(
  new Command('npm run bench -- workers')
    .description(
      'what one process and two workers on MariaDB cost per request, by turns, how the requests are shared, how long a live event takes to a page, half of which are at the other worker, and how soon a worker serves. Writes its section of docs/reports/benchmarks.md.',
    )
    .option('--members <n>', 'of the brand', '6000')
    .option('--streams <n>', 'open pages', '2000')
    .option('--messages <n>', 'whose delivery is measured', '200')
    .option('--out <file>', 'where the report goes; - prints it', 'docs/reports/benchmarks.md'),
);
const members = Number(values.members);
/**
 * The requests of a series for each kind, and how many of them are sent before the other server has its turn: three processes
 * share the caches of the processor, so cheap requests need long turns.
 */
const KINDS = {
  grid: { requests: 40, turn: 20 },
  profile: { requests: 40, turn: 20 },
  send: { requests: 200, turn: 50 },
  'api-chats': { requests: 200, turn: 50 },
};
/** Many, since each worker gets only its share of them: both sides must have compiled what they run often. */
const WARM_UP = 1600;
const SHARED = 400;
const say = (line: string) => process.stderr.write(`${line}\n`);

interface Side {
  workers: number;
  product: Product;
  seeded: SeededDatabase;
  story: Awaited<ReturnType<typeof tellAreaStory>>;
}

const metricsPort = await freePort();

/** The same brand twice, each in a database of its own. */
async function openSide(workers: number): Promise<Side> {
  const seeded = await openSeeded('mariadb', members, say);
  const filler = await startProduct({ databaseUrl: seeded.url });
  const story = await tellAreaStory(seeded.url, scaleFor(members)).finally(() => filler.stop());
  const env = { WORKERS: String(workers), ...(workers > 1 && { METRICS_PORT: String(metricsPort) }) };
  return { workers, seeded, story, product: await startProduct({ databaseUrl: seeded.url, env }) };
}

async function costOf(key: keyof typeof KINDS, sides: readonly Side[]) {
  const kinds = [];
  for (const { product, story } of sides) {
    const session = await sessionOf(product, story.few.story);
    kinds.push(
      measured(
        product,
        pageKinds(story.few.story, session).find((kind) => kind.key === key)!,
      ),
    );
  }
  const { requests, turn } = KINDS[key];
  const effort = { warmUp: WARM_UP, series: 6, requests };
  const [alone, shared] = (await measureByTurns(kinds, effort, turn)).map(({ cpu }) => cpu);
  say(`${key}: ${alone!.toFixed(2)} ms of CPU alone, ${shared!.toFixed(2)} with two workers`);
  return { what: pageLabels[key]!, alone: alone!, shared: shared! };
}

async function deliveryOf({ workers, product, seeded, story }: Side) {
  const sizes = { story, streams: Number(values.streams), messages: Number(values.messages) };
  const { streams, time } = (await measureDelivery(product, seeded.url, sizes)).among;
  say(
    `${workers} workers, ${streams} streams: a live event after ${time.p50.toFixed(1)} ms, p95 ${time.p95.toFixed(1)}`,
  );
  return { workers, streams, p50: time.p50, p95: time.p95 };
}

const machine = describeMachine();
ensureBuilt();
const sides: Side[] = [];
try {
  for (const workers of [1, 2]) sides.push(await openSide(workers));
  const others = watchOthers(sides.flatMap(({ product, seeded }) => [product.pid, seeded.pid!]));
  const costs = [];
  for (const key of Object.keys(KINDS) as (keyof typeof KINDS)[]) costs.push(await costOf(key, sides));
  const two = sides[1]!.product;
  const shares = await sharesOf(two, metricsPort, SHARED);
  const deliveries = [];
  for (const side of sides) deliveries.push(await deliveryOf(side));
  // Before a worker ends, whose processor time would be missing from the sum.
  const share = others();
  const startMs = await startOfWorker(two, metricsPort);
  const result = {
    day: new Date().toISOString().slice(0, 10),
    machine,
    load: machine.loadBefore,
    others: share,
    members,
    costs,
    shares,
    deliveries,
    startMs,
  };
  for (const miss of workersMisses(result)) say(`MISSED ${miss}`);
  const section = workersReport(result);
  if (values.out === '-') process.stdout.write(`${section}\n`);
  else writeFileSync(values.out, workersSection.put(readFileSync(values.out, 'utf8'), section));
} finally {
  for (const { product, seeded } of sides) await product.stop().finally(seeded.close);
}
