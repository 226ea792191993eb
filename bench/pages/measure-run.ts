import type { DatabaseKind } from '../options';
import { measurePages } from './measure-pages';
import { prepare } from './prepare-run';
import type { Prepared } from './prepare-run';
import type { Efforts, RunResult } from './run-result';

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
