import type { DirectSql } from './direct-sql';
import type { Statement } from '~/testing/record-statements';
import { summarise } from '../report/statistics';
import type { Summary } from '../report/statistics';

/** The rows of a message send, written in one durable transaction without anything around it. */
export interface DurableCommit {
  statements: number;
  time: Summary;
  /** CPU for one, of the process that asks. */
  here: number;
}

export async function measureCommits(
  direct: DirectSql,
  writes: (n: number) => Statement[],
  rounds: number,
): Promise<DurableCommit> {
  const samples: number[] = [];
  let n = 0;
  const once = async () => {
    // Made outside the clock.
    const statements = writes((n += 1));
    const started = performance.now();
    await direct.begin();
    for (const statement of statements) await direct.run(statement);
    await direct.commit();
    return performance.now() - started;
  };
  for (let i = 0; i < 20; i++) await once();
  const before = direct.cpu();
  for (let round = 0; round < rounds; round++) samples.push(await once());
  return { statements: writes(1).length, time: summarise(samples), here: (direct.cpu().here - before.here) / rounds };
}
