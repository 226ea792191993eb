import { describe, expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { patchMember } from '~db/queries/member';
import { insertPhotos, patchPhoto } from '~db/queries/photo';
import { photoKey as seededKey } from '~db/seed/demo-photos';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { filesOf, photoKey, photoNames } from '../upload/photo-files.server';
import { findPhotoFile } from './who-may-see.service.server';

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

it('the seed and the service use the same keys for files', () => {
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

  // covers S6-014 S6-016
  it('serves further photos to premium members and their owner; everybody else gets a blurred rendition', async () => {
    const database = await open();
    const context = testContext(database, {
      tenant: { logged_out_search: 'all', logged_out_search_trafficsource: 'all' },
    });
    const owner = await makeMember(context, { photo: true });
    const [id, blurId] = [context.ids.random(), context.ids.random()];
    const names = photoNames(id, blurId, true);
    const picture = { position: 1, width: 720, height: 960, placeholder: null, created_at: TEST_NOW };
    await insertPhotos(context.db, [{ id, member_id: owner.id, status: 'active', ...names, ...picture }]);
    const [clear, blurred] = [filesOf(names).filter((name) => !/-(blur|source)/.test(name)), names.blur_filename!];
    await store(context, ...filesOf(names));
    const free = as(context, await makeMember(context));
    const premium = as(context, await makeMember(context, { paid_user: 1 }));
    const own = as(context, owner);
    expect(clear).toHaveLength(5);
    for (const name of clear) {
      expect([await seen(context, name), await seen(free, name)], name).toEqual([false, false]);
      expect([await seen(premium, name), await seen(own, name)], name).toEqual([true, true]);
    }
    for (const viewer of [context, free, premium, own]) expect(await seen(viewer, blurred)).toBe(true);
    // The whole picture, including what was cropped away, is visible to its owner only.
    const source = names.source_filename!;
    expect([await seen(free, source), await seen(premium, source), await seen(own, source)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(blurred).not.toContain(id);

    for (const status of ['pending', 'rejected'] as const) {
      await patchPhoto(context.db, id, { status });
      for (const name of [...clear, blurred])
        expect([await seen(free, name), await seen(premium, name), await seen(own, name)], name).toEqual([
          false,
          false,
          true,
        ]);
    }
    await patchPhoto(context.db, id, { status: 'active' });
    await insertBlock(context.db, owner.id, premium.member.id, TEST_NOW);
    for (const name of [...clear, blurred]) expect(await seen(premium, name), name).toBe(false);
    const other = testContext(database, { brand: 2, ports: context.ports });
    const stranger = as(other, await makeMember(other, { paid_user: 1 }));
    for (const name of [...clear, blurred]) expect(await seen(stranger, name), name).toBe(false);
  });

  it('are not served between two members of whom one blocks the other', async () => {
    const context = testContext(await open());
    const [first, second] = [await pictured(context), await pictured(context)];
    await insertBlock(context.db, first.owner.id, second.owner.id, TEST_NOW);
    expect(await seen(as(context, second.owner), first.thumb)).toBe(false);
    expect(await seen(as(context, first.owner), second.thumb)).toBe(false);
  });

  it('of a member who did not let visitors see them are for members only', async () => {
    const context = testContext(await open(), { tenant: { logged_out_search: 'all' } });
    const { owner, filename, thumb, match } = await pictured(context);
    await patchMember(context.db, owner.id, { visitors_too: 0 });
    const viewer = as(context, await makeMember(context));
    for (const name of [filename, thumb, match])
      expect([await seen(context, name), await seen(viewer, name)], name).toEqual([false, true]);
  });

  describe.each([
    ['none', false],
    ['limited', true],
    ['all', true],
  ] as const)('a visitor where search is %s', (rule, shown) => {
    it(`sees members: ${shown}; made-up profiles always`, async () => {
      const context = testContext(await open(), {
        tenant: { logged_out_search: rule, features: { member_landings: false } },
      });
      expect(await seen(context, (await pictured(context)).thumb)).toBe(shown);
      expect(await seen(context, (await pictured(context, makeFictional)).thumb)).toBe(true);
    });
  });
});
