import type { CpuProfile } from './cpu-profile';
import type { DurableCommit } from './durable-commit';
import type { Floors } from './floor-run';
import type { Cost, Effort } from './measure';
import { measurePages } from './measure-pages';
import type { DatabaseKind } from './options';
import type { PageBytes } from './page-bytes';
import type { PageSql } from './page-sql';
import { prepare } from './prepare-run';
import type { Prepared } from './prepare-run';
import type { SearchMeasurement } from './search-bench';

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
  /** The smallest first. */
  sizes: readonly number[];
  efforts: Efforts;
  say: (text: string) => void;
}

/**
 * One database at every size: SQL size by size, then the pages of all sizes and the floors by turns. A machine that is
 * slower for some minutes would otherwise pass for growth, or for a miss.
 */
export async function measureDatabase({ kind, sizes, efforts, say }: RunOptions): Promise<RunResult[]> {
  const prepared: Prepared[] = [];
  try {
    for (const members of sizes) {
      say(`${kind}, ${members.toLocaleString('en')} members`);
      prepared.push(await prepare({ kind, members, efforts, whole: members === sizes.at(-1), say }));
    }
    say(`${kind}, pages`);
    const served = await measurePages(prepared, efforts, say);
    return prepared.map(({ members, version, sql, search, commit }, i) => {
      return { database: kind, members, version, sql, search, commit, ...served[i]! };
    });
  } finally {
    for (const { seeded } of prepared) await seeded.close();
  }
}
