import type { Statement } from '~/testing/record-statements';
import { startProduct, type Product } from '../../e2e/support/product/product';
import { openDirect } from '../databases/direct-sql';
import { openSeeded } from '../databases/seeded-database';
import { measureByTurns, type Cost, type Effort } from '../load/measure';
import { get, measured, sessionOf, startTraced } from '../load/product-run';
import { describeMachine, type Machine } from '../machine';
import type { BenchOptions, DatabaseKind } from '../options';
import { measurePageSql, readsOf, type PageSql } from '../pages/page-sql';
import { areaKinds, scaleFor, type AreaMember, type AreaScale } from './area-kinds';
import { tellAreaStory, type AreaStory } from './area-story';
import { measureDelivery, type Delivery } from './delivery';
import { measurePhotoPipeline, type PhotoPipeline } from './photo-pipeline';

/** The same figure for the member with little and for the one with much. */
export interface Both<T> {
  few: T;
  many: T;
}

export interface AreaRun {
  database: DatabaseKind;
  version: string;
  members: number;
  scale: AreaScale;
  pages: Record<string, Both<Cost>>;
  sql: Record<string, Both<PageSql>>;
  delivery: { alone: Delivery; among: Delivery };
}

export interface AreaResult {
  /** Epoch milliseconds. */
  at: number;
  minutes: number;
  machine: Machine;
  runs: AreaRun[];
  photos: PhotoPipeline;
}

interface AreaEfforts {
  page: Effort;
  sql: number;
  messages: number;
  pictures: number;
}

const FULL: AreaEfforts = { page: { warmUp: 150, series: 8, requests: 40 }, sql: 100, messages: 300, pictures: 20 };
const QUICK: AreaEfforts = { page: { warmUp: 5, series: 1, requests: 5 }, sql: 5, messages: 10, pictures: 2 };

/**
 * The size of the brand: large enough to show every cost, and already seeded, because the whole bench also measures it.
 */
const MEMBERS = 100_000;
const FILLED = ['member', 'member_like', 'conversation', 'participant', 'message', 'photo'];

/** Measures the members area on one size of brand: the largest requested one up to MEMBERS. */
export async function benchArea(options: BenchOptions, say: (text: string) => void): Promise<AreaResult> {
  const started = performance.now();
  const machine = describeMachine();
  const members = options.members.findLast((size) => size <= MEMBERS) ?? options.members[0]!;
  const efforts = options.quick ? QUICK : FULL;
  const runs: AreaRun[] = [];
  for (const kind of options.databases) {
    say(`${kind}, ${members.toLocaleString('en')} members: members area`);
    runs.push(await measureArea(kind, members, efforts, say));
  }
  say('photos');
  const photos = await measurePhotoPipeline(efforts.pictures);
  return { at: Date.now(), minutes: (performance.now() - started) / 60_000, machine, runs, photos };
}

async function measureArea(
  kind: DatabaseKind,
  members: number,
  efforts: AreaEfforts,
  say: (text: string) => void,
): Promise<AreaRun> {
  const seeded = await openSeeded(kind, members, say);
  const scale = scaleFor(members);
  try {
    const { story, reads } = await listen(seeded.url, scale);
    const direct = await openDirect(seeded);
    // MariaDB updates its statistics by itself, but only some seconds after so many new rows.
    if (kind === 'mariadb') await direct.run({ sql: `analyze table ${FILLED.join()}`, parameters: [] });
    const sql = await eachOf(reads, (statements) => measurePageSql(direct, statements, efforts.sql));
    const version = await direct.version();
    await direct.close();
    const product = await startProduct({ databaseUrl: seeded.url });
    try {
      const pages = await measurePages(product, story, efforts.page);
      const { streams } = scale;
      const delivery = await measureDelivery(product, seeded.url, { story, streams, messages: efforts.messages });
      return { database: kind, version, members, scale, pages, sql, delivery };
    } finally {
      await product.stop();
    }
  } finally {
    await seeded.close();
  }
}

async function eachOf<A, B>(all: Record<string, Both<A>>, make: (value: A) => Promise<B>) {
  const results: Record<string, Both<B>> = {};
  for (const [key, { few, many }] of Object.entries(all))
    results[key] = { few: await make(few), many: await make(many) };
  return results;
}

/** Runs the product once to fill its demo and to record what the pages read. */
async function listen(url: string, scale: AreaScale) {
  const traced = await startTraced(url);
  try {
    const story = await tellAreaStory(url, scale);
    const reads: Record<string, Both<Statement[]>> = {};
    for (const side of ['few', 'many'] as const) {
      for (const kind of await kindsOf(traced.product, story[side])) {
        // The statements of the second request, when caches are filled.
        await get(traced.product, kind);
        reads[kind.key] ??= { few: [], many: [] };
        reads[kind.key]![side] = readsOf(await traced.statementsOf(kind.ask(0)));
      }
    }
    return { story, reads };
  } finally {
    await traced.stop();
  }
}

const kindsOf = async (product: Product, member: AreaMember) =>
  areaKinds(product, member, await sessionOf(product, member.story));

/** The two members take turns, so that both are measured under the same conditions. */
async function measurePages(product: Product, story: AreaStory, effort: Effort): Promise<AreaRun['pages']> {
  const [few, many] = [await kindsOf(product, story.few), await kindsOf(product, story.many)];
  const pages: AreaRun['pages'] = {};
  for (const [i, kind] of few.entries()) {
    const [little, lot] = await measureByTurns([measured(product, kind), measured(product, many[i]!)], effort);
    pages[kind.key] = { few: little!, many: lot! };
  }
  return pages;
}
