import { openDirect } from '../databases/direct-sql';
import type { DirectSql } from '../databases/direct-sql';
import { measureCommits } from '../databases/durable-commit';
import type { Efforts, RunResult } from './run-result';
import type { DatabaseKind } from '../options';
import { pageKinds } from './page-kinds';
import { measurePageSql, readsOf, writesAround } from './page-sql';
import type { PageSql } from './page-sql';
import { runTraced } from '../load/product-run';
import { repeatWrites } from '../databases/repeat-writes';
import { measureSearch } from '../search/search-bench';
import { openSeeded } from '../databases/seeded-database';
import type { SeededDatabase } from '../databases/seeded-database';
import type { Statement } from '~/testing/record-statements';
import { tellStory } from './story';
import type { Story } from './story';

/** One size of the brand with its story, and what its SQL costs; open until it is closed. */
export interface Prepared extends Pick<RunResult, 'members' | 'version' | 'sql' | 'search' | 'commit'> {
  seeded: SeededDatabase;
  story: Story;
}

export interface PrepareOptions {
  kind: DatabaseKind;
  members: number;
  efforts: Efforts;
  /** With every combination of filters. */
  whole: boolean;
  say: (text: string) => void;
}

export async function prepare({ kind, members, efforts, whole, say }: PrepareOptions): Promise<Prepared> {
  const seeded = await openSeeded(kind, members, say);
  try {
    const { story, reads, sends } = await listen(seeded.url);
    const direct = await openDirect(seeded);
    const sql = await measureReads(direct, reads, efforts.sql);
    const search = await measureSearch(seeded, direct, {
      standard: efforts.sql,
      combination: whole ? efforts.combination : 0,
    });
    const commit = await measureCommits(direct, repeatWrites(...sends), efforts.sql);
    const version = await direct.version();
    await direct.close();
    return { members, version, seeded, story, sql, search, commit };
  } catch (error) {
    await seeded.close();
    throw error;
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
      await product.get(kind);
      reads[kind.key] = readsOf(await product.statementsOf(kind.ask(0)));
    }
    const send = kinds.find((kind) => kind.key === 'send')!;
    await product.get(send);
    const written = async () => writesAround(await product.statementsOf(send.ask(0)), 'message');
    return { story, reads, sends: [await written(), await written()] };
  } finally {
    await product.stop();
  }
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
