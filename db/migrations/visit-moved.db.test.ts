import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listVisitors } from '~db/queries/visit';
import { insertMembers } from '~db/queries/member.testing';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { migrations } from './migrations';

withDatabase('visits stored by day', (open) => {
  it('are moved as the latest of each pair, once, also if the migration runs again', async () => {
    const { db, database } = await open();
    const system = database.system('migration of visits');
    await insertMembers(db, [memberRow('a'), memberRow('b')]);
    const run = (name: string) => migrations[name]!.up(system);
    await run('20261121T1014_profile_visit');
    await sql`insert into profile_visit (tenant_id, visited_id, day, visitor_id, visited_at) values
      (1, 'me', '2026-11-19', 'a', 100), (1, 'me', '2026-11-20', 'a', 200), (1, 'me', '2026-11-20', 'b', 150),
      (2, 'me', '2026-11-20', 'b', 170)`.execute(system);
    await run('20261121T1151_visit_moved');
    await run('20261121T1151_visit_moved');
    await run('20261121T1152_profile_visit_gone');
    expect(await listVisitors(db, 'me', { since: 0, hidden: [], limit: 9 })).toEqual([
      { id: 'a', visited_at: 200 },
      { id: 'b', visited_at: 150 },
    ]);
    const rows = await db.selectFrom('visit').selectAll().where('tenant_id', '=', 1).execute();
    expect(rows).toHaveLength(2);
  });
});
