import { randomBytes } from 'node:crypto';
import type { Statement } from '~/testing/record-statements';

/**
 * Makes further executions of the same writes out of two that were seen one after the other: what both share stays,
 * a text that differs becomes a new one of the same length (the same everywhere in one execution, so keys still meet),
 * a number that differs goes on in the same step (sequence, time).
 */
export function repeatWrites(first: readonly Statement[], second: readonly Statement[]): (n: number) => Statement[] {
  if (first.length !== second.length || first.some(({ sql }, i) => sql !== second[i]!.sql)) {
    throw new Error('The two executions differ in their statements');
  }
  return (n) => {
    const fresh = new Map<string, string>();
    return second.map(({ sql, parameters }, i) => ({
      sql,
      parameters: parameters.map((value, k) => nextValue(first[i]!.parameters[k], value, n, fresh)),
    }));
  };
}

function nextValue(before: unknown, value: unknown, n: number, fresh: Map<string, string>): unknown {
  if (before === value) return value;
  if (typeof before === 'number' && typeof value === 'number') return value + (value - before) * n;
  if (typeof value !== 'string') return value;
  const made = fresh.get(value) ?? freshText(value.length);
  fresh.set(value, made);
  return made;
}

function freshText(length: number): string {
  return randomBytes(length).toString('hex').slice(0, length);
}
