import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { loader as likedProfile } from '~/routes/likes-m-id';
import { loader as profile } from '~/routes/members-id';
import { loader as newChat } from '~/routes/members-id-chat';
import type { ErrorPageData } from '~/contract/error-page';
import { as, testContext, type TestContext } from '~/testing/context';
import { callRoute } from '~/testing/call-route';
import { makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';

async function refusedPage(context: TestContext, id: string, loader: Parameters<typeof callRoute>[0] = profile) {
  const headers = { referer: `${context.origin}/likes/received` };
  const { status, data } = await callRoute(loader, context, `/members/${id}`, { params: { id }, headers });
  return { status, data: data as ErrorPageData };
}

/** One who blocks the viewer, one who has left, and two who may be seen; the first two say what nobody else says. */
async function prepare(context: TestContext) {
  const secret = {
    photo: true,
    city: 'Delft',
    about: 'Only for those I let in.',
    hair_color: 'red',
    region_id: 'NL-GR',
  };
  const blocker = await makeMember(context, { ...secret, name: 'Bo' });
  const deleted = await makeMember(context, {
    ...secret,
    name: 'Gea',
    status: 'deleted',
    profile_status: 'disabled',
    searchable: 0,
  });
  const seen = [await makeMember(context, { photo: true }), await makeMember(context, { photo: true })];
  const me = await makeMember(context, { gender: 'male', photo: true });
  await insertBlock(context.db, blocker.id, me.id, TEST_NOW);
  return { blocker, deleted, seen: seen.map(({ id }) => id).sort(), me: as(context, me) };
}

withDatabase('the page of a profile that cannot be seen', (open) => {
  it('offers the same other people and the same way back, whether it is gone, blocks the viewer or never was', async () => {
    const { blocker, deleted, seen, me } = await prepare(testContext(await open()));
    const pages = await Promise.all([blocker.id, deleted.id, 'nobody'].map((id) => refusedPage(me, id)));
    expect(pages.map(({ status }) => status)).toEqual([403, 404, 404]);
    for (const { data } of pages) {
      expect(data.people!.map(({ id }) => id).sort()).toEqual(seen);
      expect(data.back).toBe('/likes/received');
    }
    // Gone and never there are the same in everything.
    expect(pages[1]).toEqual(pages[2]);
  });

  it('holds nothing of the profile, except for the name that the sentence about a block says', async () => {
    const context = testContext(await open());
    const { blocker, deleted, me } = await prepare(context);
    const leaks = (text: string, { id, mainPhoto }: typeof blocker) =>
      [id, mainPhoto!.filename, 'Delft', 'Only for those', 'red', 'NL-GR', 'Gea'].filter((word) => text.includes(word));
    for (const loader of [profile, likedProfile, newChat]) {
      const [a, b] = [await refusedPage(me, blocker.id, loader), await refusedPage(me, deleted.id, loader)];
      expect([a.status, b.status].every((status) => status === 403 || status === 404)).toBe(true);
      expect(leaks(JSON.stringify(a.data), blocker)).toEqual([]);
      expect(leaks(JSON.stringify(b.data), deleted)).toEqual([]);
    }
    // The control: who is not blocked gets all that the brand shows, in the same form.
    const other = as(context, await makeMember(context, { gender: 'male' }));
    expect(leaks(JSON.stringify((await refusedPage(other, blocker.id)).data), blocker)).toContain(blocker.id);
  });

  it('offers visitors people only where the brand shows them, and never a way back', async () => {
    const database = await open();
    const all = { logged_out_search: 'all', logged_out_search_trafficsource: 'all' } as const;
    const context = testContext(database, { tenant: all });
    await prepare(context);
    const nobody = '0'.repeat(26);
    const { data } = await refusedPage(context, nobody);
    expect(data.people!.length).toBeGreaterThan(0);
    expect(data.back).toBeUndefined();
    const closed = testContext(database, {
      tenant: { logged_out_search: 'none', logged_out_search_trafficsource: 'none' },
    });
    expect((await refusedPage(closed, nobody)).status).toBe(302);
  });
});
