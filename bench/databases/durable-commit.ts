import { randomBytes } from 'node:crypto';
import type { Statement } from '~/testing/record-statements';
import { timed, type Timed } from '../load/timed';
import type { DirectSql } from './direct-sql';

/** The cost of writing the rows of a sent message in one durable transaction without anything else. */
export interface DurableCommit extends Timed<{ here: number }> {
  statements: number;
}

const WARM_UP = 20;

/** Measures the commit of a sent message; `sends` are the writes of two messages, one after the other. */
export async function measureCommits(
  direct: DirectSql,
  [first, second]: readonly [Statement[], Statement[]],
  count: number,
): Promise<DurableCommit> {
  const next = repeatWrites(first, second);
  // Made outside the measured time.
  const transactions = Array.from({ length: WARM_UP + count }, (_, n) => next(n + 1)).values();
  const once = async () => {
    await direct.begin();
    for (const statement of transactions.next().value ?? []) await direct.run(statement);
    await direct.commit();
  };
  const cost = await timed({ warmUp: WARM_UP, count }, () => ({ here: direct.cpu().here }), once);
  return { ...cost, statements: second.length };
}

/**
 * Makes further executions of the same writes from two consecutive ones: equal values stay; a text that differs becomes
 * a new one of the same length (the same everywhere in one execution, so that keys still match); a number that differs
 * continues with the same step (sequence, time).
 */
export function repeatWrites(first: readonly Statement[], second: readonly Statement[]): (n: number) => Statement[] {
  if (first.length !== second.length || first.some(({ sql }, i) => sql !== second[i]!.sql)) {
    throw new Error('The two executions differ in their statements');
  }
  return (n) => {
    const fresh = new Map<string, string>();
    const nextValue = (before: unknown, value: unknown): unknown => {
      if (before === value) return value;
      if (typeof before === 'number' && typeof value === 'number') return value + (value - before) * n;
      if (typeof value !== 'string') return value;
      if (!fresh.has(value)) fresh.set(value, randomBytes(value.length).toString('hex').slice(0, value.length));
      return fresh.get(value);
    };
    return second.map(({ sql, parameters }, i) => ({
      sql,
      parameters: parameters.map((value, k) => nextValue(first[i]!.parameters[k], value)),
    }));
  };
}
