import { insertIgnore, lockRow } from '../dialect';
import type { SystemDb, Tx, Db } from '../handle';

/**
 * The table of a company's brands that knows neither brand nor member. Only these functions touch it; each takes the
 * hashes that it is about.
 */

/** Adds to what was ordered with the instrument on a day. The row stays locked until the transaction ends. */
export async function addInstrumentSpending(
  tx: Tx,
  use: { hash: string; day: string; currency: string; amount: number },
): Promise<void> {
  const { hash, day, currency, amount } = use;
  const add = async () => {
    const { numUpdatedRows } = await tx
      .updateTable('instrument_spending')
      .set((eb) => ({ amount: eb('amount', '+', amount) }))
      .where('instrument_hash', '=', hash)
      .where('day', '=', day)
      .where('currency', '=', currency)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  if (await add()) return;
  if (await insertIgnore(tx, 'instrument_spending', { instrument_hash: hash, day, currency, amount })) return;
  await add();
}

/** Takes from what was ordered on a day, never below zero; a row that was deleted stays so. */
export async function takeInstrumentSpending(
  tx: Tx,
  use: { hash: string; day: string; currency: string; amount: number },
): Promise<void> {
  await tx
    .updateTable('instrument_spending')
    .set((eb) => ({
      amount: eb
        .case()
        .when('amount', '>', use.amount)
        .then(eb('amount', '-', use.amount))
        .else(0)
        .end(),
    }))
    .where('instrument_hash', '=', use.hash)
    .where('day', '=', use.day)
    .where('currency', '=', use.currency)
    .execute();
}

export interface InstrumentQuery {
  hash: string;
  /** The first day that counts. */
  since: string;
  currency: string;
}

/** What was ordered with the instrument since a day. */
export async function sumInstrumentSpending(db: Db, query: InstrumentQuery): Promise<number> {
  return sumOf(await daysOf(db, query).execute());
}

/** The same with the days locked: what another brand has just committed is read too. */
export async function sumLockedInstrumentSpending(tx: Tx, query: InstrumentQuery): Promise<number> {
  return sumOf(await lockRow(tx, daysOf(tx, query)).execute());
}

const daysOf = (db: Db, { hash, since, currency }: InstrumentQuery) =>
  db
    .selectFrom('instrument_spending')
    .select('amount')
    .where('instrument_hash', '=', hash)
    .where('day', '>=', since)
    .where('currency', '=', currency);

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Deletes at most `limit` rows of days before `day`. Returns the number of deleted rows. */
export async function deleteInstrumentSpendingBefore(db: SystemDb, day: string, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('instrument_spending')
    .select(['instrument_hash', 'day', 'currency'])
    .where('day', '<', day)
    .limit(limit)
    .execute();
  for (const row of rows) {
    await db
      .deleteFrom('instrument_spending')
      .where('instrument_hash', '=', row.instrument_hash)
      .where('day', '=', row.day)
      .where('currency', '=', row.currency)
      .execute();
  }
  return rows.length;
}

/** The number of rows of days before `day`. */
export async function countInstrumentSpendingBefore(db: SystemDb, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('instrument_spending')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('day', '<', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}
