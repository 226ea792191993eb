import type { Insertable } from 'kysely';
import type { Tx } from '../handle';
import type { Schema } from '../schema/schema';

/** Both databases accept this number of the widest rows in one statement. */
const AT_ONCE = 100;

export async function insertAll<T extends keyof Schema & string>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    // TypeScript cannot follow a generic table through Kysely's insert types.
    await tx
      .insertInto(table)
      .values(rows.slice(i, i + AT_ONCE) as never)
      .execute();
  }
}
