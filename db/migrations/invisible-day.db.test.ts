import { expect, it } from 'vitest';
import { insertMembers } from '~db/queries/member.testing';
import { memberRow } from '~/testing/rows';
import { withDatabase } from '~/testing/with-database';
import { migrations } from './migrations';

withDatabase('the last activity of members who are invisible', (open) => {
  it('becomes the beginning of its day, once, in every brand; that of the others stays', async () => {
    const { db, other, database } = await open();
    const [before, noon] = [Date.UTC(2026, 10, 20), Date.UTC(2026, 10, 20, 12, 34, 56, 789)];
    await insertMembers(db, [
      memberRow('shy', { invisible: 1, last_active_at: noon }),
      memberRow('seen', { invisible: 0, last_active_at: noon }),
      memberRow('midnight', { invisible: 1, last_active_at: before }),
    ]);
    await insertMembers(other, [memberRow('shy', { invisible: 1, last_active_at: noon })]);
    for (let run = 0; run < 2; run++)
      await migrations['20261128T1910_member_invisible_day']!.up(database.system('migration of last activity'));
    for (const [handle, rows] of [
      [db, { midnight: before, seen: noon, shy: before }],
      [other, { shy: before }],
    ] as const) {
      const found = await handle
        .selectFrom('member')
        .select(['id', 'last_active_at'])
        .where('tenant_id', '=', handle.tenantId)
        .orderBy('id')
        .execute();
      expect(Object.fromEntries(found.map(({ id, last_active_at }) => [id, last_active_at]))).toEqual(rows);
    }
  });
});
