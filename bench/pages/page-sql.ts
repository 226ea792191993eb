import type { DirectSql } from '../databases/direct-sql';
import type { Statement } from '~/testing/record-statements';
import { summarise } from '../report/statistics';
import type { Summary } from '../report/statistics';

/** All statements of one request, issued directly one after the other. */
export interface PageSql {
  statements: number;
  time: Summary;
  /** CPU for one request: of the process that asks, and of the database's own (none for SQLite). */
  here: number;
  database: number;
}

const OWN_ERRANDS = /\b(?:outbox|job_lease)\b/;

/** What a request reads; writes on the way (activity, clicks) would change what is measured next. */
export function readsOf(statements: readonly Statement[]): Statement[] {
  return statements.filter(
    ({ sql }) => /^\s*select\b/i.test(sql) && !/for update/i.test(sql) && !OWN_ERRANDS.test(sql),
  );
}

/** What the transaction around the insert into `table` writes. */
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

export async function measurePageSql(
  direct: DirectSql,
  statements: readonly Statement[],
  rounds: number,
): Promise<PageSql> {
  const once = async () => {
    for (const statement of statements) await direct.run(statement);
  };
  for (let i = 0; i < 5; i++) await once();
  const samples: number[] = [];
  const before = direct.cpu();
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await once();
    samples.push(performance.now() - started);
  }
  const after = direct.cpu();
  return {
    statements: statements.length,
    time: summarise(samples),
    here: (after.here - before.here) / rounds,
    database: (after.database - before.database) / rounds,
  };
}
