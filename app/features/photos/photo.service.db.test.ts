import { describe, expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { patchMember } from '~db/queries/member';
import { insertPhotos, patchPhoto } from '~db/queries/photo';
import { photoKey as seededKey } from '~db/seed/demo-photos';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { findPhotoFile, photoKey } from './photo.service.server';

const bytes = new Uint8Array([82, 73, 70, 70]);
async function store(context: TestContext, ...names: string[]) {
  for (const name of names) await context.ports.storage.put(photoKey(context.tenant.id, name), bytes, 'image/webp');
}
async function pictured(context: TestContext, make = makeMember) {
  const owner = await make(context, { photo: true });
  const { filename, thumbFilename, matchFilename } = owner.mainPhoto!;
  await store(context, filename, thumbFilename, matchFilename!);
  return { owner, filename, thumb: thumbFilename, match: matchFilename!, id: filename.slice(0, 26) };
}
const seen = async (context: TestContext, name: string) => (await findPhotoFile(context, name)) !== undefined;

it('files lie where the seed puts them', () => {
  expect(photoKey(7, 'x.webp')).toBe(seededKey(7, 'x.webp'));
});

withDatabase('photos', (open) => {
  it('shows main images of active profiles to members, and nothing else', async () => {
    const database = await open();
    const context = testContext(database);
    const { owner, filename, thumb, match, id } = await pictured(context);
    const viewer = as(context, await makeMember(context));
    for (const name of [filename, thumb, match]) expect(await seen(viewer, name), name).toBe(true);
    await store(context, `${id}-blur.webp`);
    for (const name of [`${id}-blur.webp`, `${id}.exe`, `../${filename}`, 'x.webp', '', `${id}-THUMB.webp`])
      expect(await seen(viewer, name), name).toBe(false);
    const other = testContext(database, { brand: 2, ports: context.ports });
    expect(await seen(as(other, viewer.member), filename)).toBe(false);

    await patchPhoto(context.db, id, { status: 'pending' });
    expect(await seen(viewer, filename)).toBe(false);
    expect(await seen(as(context, owner), filename)).toBe(true);
    await patchPhoto(context.db, id, { status: 'active' });
    await patchMember(context.db, owner.id, { profile_status: 'disabled' });
    expect(await seen(viewer, filename)).toBe(false);
  });

  it('keeps further photos to their owner until they have rules of their own', async () => {
    const context = testContext(await open());
    const { owner, id } = await pictured(context);
    const second = `${id.slice(0, 25)}z`;
    await insertPhotos(context.db, [
      {
        id: second,
        member_id: owner.id,
        status: 'active',
        filename: `${second}.webp`,
        thumb_filename: `${second}-thumb.webp`,
        match_filename: null,
        blur_filename: null,
        position: 1,
        width: 1,
        height: 1,
        placeholder: null,
        created_at: TEST_NOW,
      },
    ]);
    await store(context, `${second}.webp`);
    expect(await seen(as(context, await makeMember(context)), `${second}.webp`)).toBe(false);
    expect(await seen(as(context, owner), `${second}.webp`)).toBe(true);
  });

  it('is gone between two of whom one blocks the other', async () => {
    const context = testContext(await open());
    const [one, two] = [await pictured(context), await pictured(context)];
    await insertBlock(context.db, one.owner.id, two.owner.id, TEST_NOW);
    expect(await seen(as(context, two.owner), one.thumb)).toBe(false);
    expect(await seen(as(context, one.owner), two.thumb)).toBe(false);
  });

  describe.each([
    ['none', false],
    ['limited', true],
    ['all', true],
  ] as const)('a visitor where search is %s', (rule, shown) => {
    it(`sees members: ${shown}; made-up profiles always`, async () => {
      const context = testContext(await open(), { tenant: { logged_out_search: rule } });
      expect(await seen(context, (await pictured(context)).thumb)).toBe(shown);
      expect(await seen(context, (await pictured(context, makeFictional)).thumb)).toBe(true);
    });
  });
});
