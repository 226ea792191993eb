import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';

/** The connections of everybody to this database; SQLite has none. */
async function connections({ database, kind }: OpenDatabase): Promise<number> {
  if (kind === 'sqlite') return 0;
  const query = sql<{ count: number | string }>`select count(*) as count from information_schema.processlist where db = database()`; // prettier-ignore
  const { rows } = await query.execute(database.system('counts the connections'));
  return Number(rows[0]!.count);
}

withDatabase('a server that starts', (open) => {
  it('has connections for its first requests before it serves any', async () => {
    const opened = await open();
    const further = opened.kind === 'mariadb' ? 3 : 0;
    const before = await connections(opened);
    await opened.database.warmUp();
    expect((await connections(opened)) - before).toBe(further);
    const requests = opened.database.forRequests(1);
    const list = () => requests.selectFrom('member').select('id').where('tenant_id', '=', 1).execute();
    expect(await Promise.all([list(), list(), list()])).toEqual([[], [], []]);
    expect((await connections(opened)) - before).toBe(further);
  });
});
