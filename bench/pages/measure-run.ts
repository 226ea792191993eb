import type { Statement } from '~/testing/record-statements';
import { openDirect } from '../databases/direct-sql';
import { measureCommits } from '../databases/durable-commit';
import { openSeeded, type SeededDatabase } from '../databases/seeded-database';
import { get, sessionOf, startTraced } from '../load/product-run';
import type { DatabaseKind } from '../options';
import { measureSearch } from '../search/search-bench';
import { measurePages } from './measure-pages';
import { pageKinds } from './page-kinds';
import { measurePageSql, readsOf, writesAround } from './page-sql';
import type { Efforts, RunResult } from './run-result';
import { tellStory, type Story } from './story';

export interface RunOptions {
  kind: DatabaseKind;
  /** The numbers of members, in ascending order. */
  sizes: readonly number[];
  efforts: Efforts;
  say: (text: string) => void;
}

/** One size of the brand with its story, and the cost of its SQL. */
interface Prepared extends Pick<RunResult, 'members' | 'version' | 'sql' | 'search' | 'commit'> {
  url: string;
  story: Story;
}

/**
 * Measures one database at every size: first the SQL size by size, then the pages of all sizes and the floors in turns.
 * Otherwise a machine that is slower for some minutes would look like growth, or like a missed promise.
 */
export async function measureDatabase({ kind, sizes, efforts, say }: RunOptions): Promise<RunResult[]> {
  const opened: SeededDatabase[] = [];
  const prepared: Prepared[] = [];
  try {
    for (const members of sizes) {
      say(`${kind}, ${members.toLocaleString('en')} members`);
      const seeded = await openSeeded(kind, members, say);
      opened.push(seeded);
      prepared.push({ members, ...(await measureSql(seeded, efforts, members === sizes.at(-1))) });
    }
    say(`${kind}, pages`);
    const served = await measurePages(prepared, efforts);
    return prepared.map(({ url: _url, story: _story, ...page }, i) => ({ database: kind, ...page, ...served[i]! }));
  } finally {
    for (const seeded of opened) await seeded.close();
  }
}

/** `whole`: also measures every combination of filters. */
async function measureSql(
  seeded: SeededDatabase,
  efforts: Efforts,
  whole: boolean,
): Promise<Omit<Prepared, 'members'>> {
  const { story, reads, sends } = await listen(seeded.url);
  const direct = await openDirect(seeded);
  const sql: Prepared['sql'] = {};
  for (const [key, statements] of Object.entries(reads))
    if (statements.length > 0) sql[key] = await measurePageSql(direct, statements, efforts.sql);
  const combination = whole ? efforts.combination : 0;
  const search = await measureSearch(seeded.url, direct, { standard: efforts.sql, combination });
  const commit = await measureCommits(direct, sends, efforts.sql);
  const version = await direct.version();
  await direct.close();
  return { url: seeded.url, version, story, sql, search, commit };
}

/**
 * Runs the product once to fill its demo and to record its statements: what each page reads, and what two sent messages
 * write.
 */
async function listen(url: string) {
  const traced = await startTraced(url);
  try {
    const story = await tellStory(url);
    const kinds = pageKinds(story, await sessionOf(traced.product, story));
    const reads: Record<string, Statement[]> = {};
    for (const kind of kinds.filter(({ key }) => key !== 'send' && key !== 'grid-brotli')) {
      // The statements of the second request, when caches are filled.
      await get(traced.product, kind);
      reads[kind.key] = readsOf(await traced.statementsOf(kind.ask(0)));
    }
    const send = kinds.find(({ key }) => key === 'send')!;
    await get(traced.product, send);
    const written = async () => writesAround(await traced.statementsOf(send.ask(0)), 'message');
    const sends: [Statement[], Statement[]] = [await written(), await written()];
    return { story, reads, sends };
  } finally {
    await traced.stop();
  }
}
