import type { Insertable } from 'kysely';
import type { Db } from '~db/database';
import type { Schema } from '~db/schema/schema';

/** Rows in one statement: SQLite takes 32,766 parameters. */
const AT_ONCE = 400;

export async function insertMany<T extends keyof Schema & string>(
  db: Db,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    // The compiler cannot follow a generic table through Kysely's insert types.
    await db
      .insertInto(table)
      .values(rows.slice(i, i + AT_ONCE) as never)
      .execute();
  }
}
