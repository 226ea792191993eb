import { expect, it } from 'vitest';
import { insertPhotos } from '~db/queries/photo';
import { isMember } from '~/contract/actor';
import type { RequestContext } from '~/server/context/context.server';
import { loader as profile } from '~/routes/members-id';
import { loader as search } from '~/routes/members';
import { as, testContext } from '~/testing/context';
import { callApi } from '~/compose/call-api.testing';
import { callRoute } from '~/testing/call-route';
import { makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { filesOf, photoNames } from '../upload/photo-files.server';

/**
 * All data of the pages and API responses that show this member: the data of HTML documents and of .data requests, and
 * the JSON of the API.
 */
async function saidOf(context: RequestContext, id: string, query = ''): Promise<string> {
  const responses = [
    await callRoute(profile, context, `/members/${id}${query}`, { params: { id } }),
    await callRoute(search, context, '/members'),
    ...(isMember(context.viewer) ? [await callApi(context, '/api/likes.php')] : []),
  ];
  for (const { status } of responses) expect(status).toBe(200);
  return JSON.stringify(responses.map(({ data }) => data));
}

withDatabase('URLs of locked photos', (open) => {
  it('are in no response to visitors, free members and owners who look as those do, but in those to premium members', async () => {
    const context = testContext(await open(), {
      tenant: { logged_out_search: 'all', logged_out_search_trafficsource: 'all' },
    });
    const owner = await makeMember(context, { photo: true });
    const id = context.ids.random();
    const names = photoNames(id, context.ids.random(), true);
    const picture = { position: 1, width: 720, height: 960, placeholder: '#aabbcc', created_at: TEST_NOW };
    await insertPhotos(context.db, [{ id, member_id: owner.id, status: 'active', ...names, ...picture }]);
    const free = as(context, await makeMember(context));
    const premium = as(context, await makeMember(context, { paid_user: 1 }));

    // Owners see themselves as members without premium do.
    for (const viewer of [context, free, as(context, owner)]) {
      const text = await saidOf(viewer, owner.id);
      // Every file name begins with the id, so the id must not be there either.
      expect(text).not.toContain(id);
      expect(text).toContain(names.blur_filename);
      expect(text).toContain(owner.mainPhoto!.filename);
    }
    // The control: the same check finds the text for viewers who may see the photo.
    expect(await saidOf(premium, owner.id)).toContain(names.filename);
    expect(await saidOf(as(context, owner), owner.id, '?as=premium')).toContain(names.filename);
    // Nobody else becomes premium by the URL.
    expect(await saidOf(free, owner.id, '?as=premium')).not.toContain(id);
    expect(filesOf(names).filter((name) => name.includes(id))).toHaveLength(6);
  });
});
