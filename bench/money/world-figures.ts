import { createHash } from 'node:crypto';
import type { Db } from '~db/database';

/** How many orders, refunds and open amounts of each kind there are. */
export async function countsOf(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, column] of [
    ['purchase', 'state'],
    ['refund', 'kind'],
    ['refund', 'state'],
    ['receivable', 'state'],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select((eb) => [column as never, eb.fn.countAll<number>().as('count')])
      .where('tenant_id', '=', db.tenantId)
      .groupBy(column as never)
      .execute();
    for (const row of rows as { count: number; [name: string]: unknown }[])
      counts[`${table} ${column}: ${String(row[column])}`] = Number(row.count);
  }
  return counts;
}

const MONEY_TABLES = [
  ...(['purchase', 'payment', 'payment_event', 'refund', 'receivable'] as const),
  ...(['credit_account', 'credit_transaction', 'credit_entry', 'credit_lot', 'credit_lot_entry'] as const),
];

/** A hash of every row about money, whatever the order of the rows. */
export async function digestOf(db: Db): Promise<string> {
  const hash = createHash('sha256');
  for (const table of MONEY_TABLES) {
    const rows = await db.selectFrom(table).selectAll().where('tenant_id', '=', db.tenantId).execute();
    hash.update(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    );
  }
  return hash.digest('hex');
}
