import type { Statement } from '~/testing/record-statements';
import type { DirectSql } from '../databases/direct-sql';
import { timed, type Timed } from '../load/timed';

/**
 * The cost of all statements of one request, issued directly one after the other; CPU of this process and of the
 * database's.
 */
export interface PageSql extends Timed<{ here: number; database: number }> {
  statements: number;
}

const OWN_ERRANDS = /\b(?:outbox|job_lease)\b/;

/** The reads of a request; its writes (activity, clicks) would change what is measured next. */
export function readsOf(statements: readonly Statement[]): Statement[] {
  return statements.filter(
    ({ sql }) => /^\s*select\b/i.test(sql) && !/for update/i.test(sql) && !OWN_ERRANDS.test(sql),
  );
}

/** The writes of the transaction that inserts into `table`. Throws if there is none. */
export function writesAround(statements: readonly Statement[], table: string): Statement[] {
  let group: Statement[] = [];
  for (const statement of statements) {
    if (/^begin\b/i.test(statement.sql)) group = [];
    else if (/^commit\b/i.test(statement.sql)) {
      if (group.some(({ sql }) => new RegExp(`insert into [\`"]?${table}[\`"]? `, 'i').test(sql))) return group;
      group = [];
    } else if (/^\s*(?:insert|update|delete|replace)\b/i.test(statement.sql) && !OWN_ERRANDS.test(statement.sql))
      group.push(statement);
  }
  throw new Error(`No transaction inserted into ${table}`);
}

export async function measurePageSql(direct: DirectSql, statements: Statement[], count: number): Promise<PageSql> {
  const cost = await timed(
    { warmUp: 5, count },
    () => direct.cpu(),
    async () => {
      for (const statement of statements) await direct.run(statement);
    },
  );
  return { ...cost, statements: statements.length };
}
