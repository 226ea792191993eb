import { expect, it } from 'vitest';
import { withDatabase } from '~/testing/with-database';

withDatabase('open', (open) => {
  it('answers', async () => {
    const t = Date.now();
    const { database, db } = await open();
    console.log('open', Date.now() - t);
    await database.ping();
    expect(await db.selectFrom('member').selectAll().where('tenant_id', '=', 1).execute()).toEqual([]);
  });
  it('again', async () => {
    const t = Date.now();
    await open();
    console.log('open', Date.now() - t);
  });
});
