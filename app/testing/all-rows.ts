import { tenantTables } from '~db/schema/schema';
import type { TestContext } from './context';

/** All rows of the brand's tables as JSON text; `without` names tables to leave out. */
export async function allRows({ db }: Pick<TestContext, 'db'>, without: readonly string[] = []): Promise<string> {
  const tables = [...tenantTables].filter((table) => !without.includes(table));
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table as 'message')
        .selectAll()
        .where('tenant_id', '=', db.tenantId)
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}
