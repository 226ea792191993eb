import { openProfiler } from './cpu-profile';
import type { CpuProfile } from './cpu-profile';
import { openDirect } from './direct-sql';
import type { DirectSql } from './direct-sql';
import { measureCommits } from './durable-commit';
import type { DurableCommit } from './durable-commit';
import { measureFloors } from './floor-run';
import type { Floors } from './floor-run';
import { load } from './load';
import type { Reply } from './load';
import { measure } from './measure';
import type { Cost, Effort } from './measure';
import type { DatabaseKind } from './options';
import { pageBytes } from './page-bytes';
import type { PageBytes } from './page-bytes';
import { pageKinds } from './page-kinds';
import type { PageKind } from './page-kinds';
import { measurePageSql, readsOf, writesAround } from './page-sql';
import type { PageSql } from './page-sql';
import { runProduct, runTraced } from './product-run';
import type { ProductRun } from './product-run';
import { repeatWrites } from './repeat-writes';
import { measureSearch } from './search-bench';
import type { SearchMeasurement } from './search-bench';
import { openSeeded } from './seeded-database';
import type { Statement } from './sql-trace';
import { tellStory } from './story';
import type { Story } from './story';

export interface Efforts {
  /** For what takes a fraction of a millisecond, and for pages. */
  light: Effort;
  heavy: Effort;
  sql: number;
  combination: number;
}

/** Everything that is measured on one database at one size. */
export interface RunResult {
  database: DatabaseKind;
  version: string;
  members: number;
  pages: Record<string, Cost>;
  /** The member grid, compressed: what compression costs is the difference. */
  gridBrotli: Cost;
  bytes: Record<string, PageBytes>;
  sql: Record<string, PageSql>;
  search: SearchMeasurement;
  commit: DurableCommit;
  /** Only at the largest size. */
  floors: Floors | undefined;
  /** Of the member grid, likewise. */
  profile: CpuProfile | undefined;
}

export interface RunOptions {
  kind: DatabaseKind;
  members: number;
  efforts: Efforts;
  /** With the floors and every combination of filters. */
  whole: boolean;
  say: (text: string) => void;
}

export async function measureRun({ kind, members, efforts, whole, say }: RunOptions): Promise<RunResult> {
  const seeded = await openSeeded(kind, members, say);
  try {
    const { story, reads, sends } = await listen(seeded.url);
    const direct = await openDirect(seeded);
    say('  SQL');
    const sql = await measureReads(direct, reads, efforts.sql);
    const search = await measureSearch(seeded, direct, {
      standard: efforts.sql,
      combination: whole ? efforts.combination : 0,
    });
    const commit = await measureCommits(direct, repeatWrites(...sends), efforts.sql);
    const version = await direct.version();
    await direct.close();
    const served = await serve(seeded.url, story, { efforts, whole, say });
    return { database: kind, version, members, ...served, sql, search, commit };
  } finally {
    await seeded.close();
  }
}

async function serve(
  url: string,
  story: Story,
  { efforts, whole, say }: Pick<RunOptions, 'efforts' | 'whole' | 'say'>,
) {
  say('  pages');
  const product = await runProduct(url);
  try {
    const { costs, replies } = await measurePages(product, story, efforts);
    if (!whole) return { ...costs, floors: undefined, profile: undefined };
    say('  floors');
    const floors = await measureFloors(replies, efforts);
    say('  profile');
    return { ...costs, floors, profile: await profileGrid(url, story, efforts.heavy) };
  } finally {
    await product.stop();
  }
}

/** In a process of its own: profiling slows down what it looks at. */
async function profileGrid(url: string, story: Story, { warmUp, requests }: Effort): Promise<CpuProfile> {
  const profiler = await openProfiler();
  const product = await runProduct(url, profiler.env);
  try {
    const grid = pageKinds(story, await product.logIn(story)).find((kind) => kind.key === 'grid')!;
    const ask = (count: number) => load({ target: product.target, ...grid, requests: count, concurrency: 1 });
    await ask(warmUp);
    return await profiler.during(product.pid, () => ask(requests));
  } finally {
    await product.stop();
  }
}

interface Heard {
  story: Story;
  /** Page kind -> what it reads. */
  reads: Record<string, Statement[]>;
  /** What two sends write. */
  sends: [Statement[], Statement[]];
}

/** Runs the product once to fill its demo and to hear its statements. */
async function listen(url: string): Promise<Heard> {
  const product = await runTraced(url);
  try {
    const story = await tellStory(url);
    const kinds = pageKinds(story, await product.logIn(story));
    const reads: Record<string, Statement[]> = {};
    for (const kind of kinds) {
      if (kind.key === 'send') continue;
      // The second time: what is kept for a while is kept by then.
      await check(product, kind);
      reads[kind.key] = readsOf(await product.statementsOf(kind.ask(0)));
    }
    const send = kinds.find((kind) => kind.key === 'send')!;
    await check(product, send);
    const written = async () => writesAround(await product.statementsOf(send.ask(0)), 'message');
    return { story, reads, sends: [await written(), await written()] };
  } finally {
    await product.stop();
  }
}

async function check(product: ProductRun, kind: PageKind): Promise<Reply> {
  const reply = await product.ask(kind.ask(0));
  kind.check(reply);
  return reply;
}

async function measureReads(
  direct: DirectSql,
  reads: Heard['reads'],
  rounds: number,
): Promise<Record<string, PageSql>> {
  const measured: Record<string, PageSql> = {};
  for (const [key, statements] of Object.entries(reads)) {
    if (statements.length > 0) measured[key] = await measurePageSql(direct, statements, rounds);
  }
  return measured;
}

const LIGHT = new Set(['landing', 'api-chats']);

/**
 * A server that has served: what is measured first would otherwise pay for what all kinds share, which is far more
 * code than a floor has.
 */
async function warm(product: ProductRun, kinds: readonly PageKind[], { light, heavy }: Efforts): Promise<void> {
  for (const kind of kinds) {
    if (kind.key === 'send') continue;
    const requests = (LIGHT.has(kind.key) ? light : heavy).warmUp;
    await load({ target: product.target, ...kind, requests, concurrency: 4 });
  }
}

async function measurePages(product: ProductRun, story: Story, efforts: Efforts) {
  const session = await product.logIn(story);
  const kinds = pageKinds(story, session);
  const pages: Record<string, Cost> = {};
  const bytes: Record<string, PageBytes> = {};
  const cost = (kind: PageKind) =>
    measure(product.pid, { target: product.target, ...kind }, efforts[LIGHT.has(kind.key) ? 'light' : 'heavy']);
  await warm(product, kinds, efforts);
  for (const kind of kinds) {
    pages[kind.key] = await cost(kind);
    if (kind.html) bytes[kind.key] = await pageBytes(await htmlOf(product, kind));
  }
  const grid = kinds.find((kind) => kind.key === 'grid')!;
  const gridBrotli = await cost(compressed(grid));
  const replies = { landing: await check(product, kinds[0]!), grid: await check(product, grid) };
  return { costs: { pages, bytes, gridBrotli }, replies };
}

function compressed(kind: PageKind): PageKind {
  return {
    ...kind,
    ask: (n) => {
      const ask = kind.ask(n);
      return { ...ask, headers: { ...ask.headers, 'Accept-Encoding': 'br' } };
    },
  };
}

async function htmlOf(product: ProductRun, kind: PageKind): Promise<string> {
  const ask = kind.ask(0);
  const reply = await product.ask({ ...ask, headers: { ...ask.headers, 'Accept-Encoding': 'identity' } });
  return reply.body.toString();
}
