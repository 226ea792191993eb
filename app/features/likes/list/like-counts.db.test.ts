import { expect, it } from 'vitest';
import { insertMembers } from '~db/queries/member.testing';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase, type OpenDatabase } from '~/testing/with-database';
import { countLikes, LONG_LIST } from './like-counts.server';

async function likedBy({ db }: OpenDatabase, from: number, to: number): Promise<void> {
  const ids = Array.from({ length: to - from }, (_, i) => `m${from + i}`);
  await insertMembers(
    db,
    ids.map((id) => memberRow(id)),
  );
  const like = { tenant_id: db.tenantId, to_id: 'me', author_kind: 'member' as const, is_new: 1, created_at: TEST_NOW };
  await db
    .insertInto('member_like')
    .values(ids.map((from_id) => ({ ...like, from_id, matched_at: null })))
    .execute();
}

withDatabase('the length of a list of likes', (open) => {
  it('is counted at every request while it is short, and cached for a while once it is long', async () => {
    const opened = await open();
    const { db, clock } = opened;
    await insertMembers(db, [memberRow('me')]);
    const count = (hidden: string[] = []) => countLikes({ db, clock }, 'me', 'received', hidden);
    await likedBy(opened, 0, 3);
    expect(await count()).toBe(3);
    await likedBy(opened, 3, LONG_LIST);
    expect(await count()).toBe(LONG_LIST);
    await likedBy(opened, LONG_LIST, LONG_LIST + 2);
    expect(await count()).toBe(LONG_LIST);
    expect(await count(['m1'])).toBe(LONG_LIST + 1);
    expect(await countLikes({ clock, db: opened.other }, 'me', 'received', [])).toBe(0);
    clock.advance(31_000);
    expect(await count()).toBe(LONG_LIST + 2);
  });
});
