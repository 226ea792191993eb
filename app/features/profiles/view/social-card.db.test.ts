import { expect, it } from 'vitest';
import { insertPhotos, patchPhoto } from '~db/queries/photo';
import { loader, meta } from '~/routes/members-id';
import { as, testContext, type TestContext, type TestOptions } from '~/testing/context';
import { callRoute } from '~/testing/call-route';
import { makeFictional, makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';

/** The OpenGraph tags of a shared profile by name. */
async function headOf(context: TestContext, id: string): Promise<Record<string, string>> {
  const { data } = await callRoute(loader, context, `/members/${id}`, { params: { id } });
  const tags = meta({ data } as unknown as Parameters<typeof meta>[0]) as { property?: string; content?: string }[];
  return Object.fromEntries(tags.flatMap(({ property, content }) => (property ? [[property, content!]] : [])));
}
const open4 = { logged_out_search: 'all', logged_out_search_trafficsource: 'all' };

withDatabase('the social image', (open) => {
  const brand = async (tenant: TestOptions['tenant'] = {}) =>
    testContext(await open(), { tenant: { ...open4, ...tenant } });

  // covers S3-018
  it("is the main image of a profile with status 'active' only", async () => {
    const context = await brand();
    const ann = await makeMember(context, { name: 'Ann', photo: true });
    const { filename } = ann.mainPhoto!;
    expect(await headOf(context, ann.id)).toMatchObject({
      'og:title': 'Ann, 36',
      'og:image': `${context.origin}/photos/${filename}`,
    });
    for (const status of ['pending', 'rejected'] as const) {
      await patchPhoto(context.db, filename.slice(0, 26), { status });
      expect(await headOf(context, ann.id), status).toEqual({});
    }
    expect(await headOf(context, (await makeMember(context)).id)).toEqual({});
  });

  it('is never another photo, and does not exist for members', async () => {
    const context = await brand();
    const ann = await makeMember(context, { photo: true });
    const id = context.ids.random();
    const files = { filename: `${id}.webp`, thumb_filename: `${id}-thumb.webp`, blur_filename: null };
    const picture = { position: 0, width: 720, height: 960, placeholder: null, created_at: TEST_NOW };
    await insertPhotos(context.db, [
      { id, member_id: ann.id, status: 'active', match_filename: null, ...files, ...picture },
    ]);
    expect(JSON.stringify(await headOf(context, ann.id))).not.toContain(id);
    expect(await headOf(as(context, await makeMember(context)), ann.id)).toEqual({});
  });

  it('comes from the CDN, and labels made-up profiles', async () => {
    const context = await brand({ cdn_prefix: 'https://cdn.example/rose' });
    const flora = await makeFictional(context, { name: 'Flora', photo: true });
    expect(await headOf(context, flora.id)).toMatchObject({
      'og:title': `Flora, 36 (${context.tenant.fictional_singular as string})`,
      'og:image': `https://cdn.example/rose/photos/${flora.mainPhoto!.filename}`,
    });
  });
});
