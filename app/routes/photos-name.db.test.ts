import { describe, expect, it } from 'vitest';
import { insertPhotos, patchPhoto } from '~db/queries/photo';
import { photoKey, photoNames } from '~/features/photos/upload/photo-files.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { callRoute } from '~/testing/call-route';
import { makeFictional, makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { loader } from './photos-name';

const PRIVATE = 'private, no-cache';
const PUBLIC = 'public, max-age=31536000, s-maxage=3600, immutable';
const bytes = new Uint8Array([82, 73, 70, 70]);

const get = (context: TestContext, name: string, headers: Record<string, string> = {}) =>
  callRoute(loader, context, `/photos/${name}`, { params: { name }, headers });
const response = async (context: TestContext, name: string) => {
  const { status, headers } = await get(context, name);
  return [status, headers.get('Cache-Control')];
};

/** Makes a member with a main photo and one further photo. */
async function pictures(context: TestContext) {
  const owner = await makeMember(context, { photo: true });
  const id = context.ids.random();
  const names = photoNames(id, context.ids.random(), true);
  const picture = { position: 1, width: 720, height: 960, placeholder: null, created_at: TEST_NOW };
  await insertPhotos(context.db, [{ id, member_id: owner.id, status: 'active', ...names, ...picture }]);
  const main = owner.mainPhoto!.thumbFilename;
  for (const name of [main, ...Object.values(names)])
    if (name) await context.ports.storage.put(photoKey(context.tenant.id, name), bytes, 'image/webp');
  return { owner, names, id, main };
}

withDatabase('the URL of a photo', (open) => {
  it('may be cached by a CDN only if everybody sees the same', async () => {
    const context = testContext(await open(), { tenant: { logged_out_search: 'limited' } });
    const { owner, names, main } = await pictures(context);
    const premium = as(context, await makeMember(context, { paid_user: 1 }));
    for (const viewer of [context, premium, as(context, owner)]) {
      // A member who lets visitors see them may change that, so copies do not last.
      expect(await response(viewer, main)).toEqual([200, 'public, max-age=300']);
      expect(await response(viewer, names.blur_filename!)).toEqual([200, 'public, max-age=300']);
    }
    const { headers } = await get(context, main);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  // covers S2-125
  it('is private and revalidated if the photo is locked, pending, rejected or the whole picture', async () => {
    const database = await open();
    const context = testContext(database, { tenant: { logged_out_search: 'all' } });
    const { owner, names, id } = await pictures(context);
    const own = as(context, owner);
    const premium = as(context, await makeMember(context, { paid_user: 1 }));
    const free = as(context, await makeMember(context));
    const elsewhere = testContext(database, { brand: 2, ports: context.ports });
    const stranger = as(elsewhere, await makeMember(elsewhere, { paid_user: 1 }));
    const nothing = [404, 'private, no-store'];
    for (const name of [names.filename, names.thumb_filename, names.match_filename!, names.large_filename!]) {
      for (const viewer of [own, premium]) expect(await response(viewer, name)).toEqual([200, PRIVATE]);
      for (const viewer of [free, context, elsewhere, stranger]) expect(await response(viewer, name)).toEqual(nothing);
    }
    expect((await get(premium, names.filename)).headers.get('Cross-Origin-Resource-Policy')).toBeNull();
    expect(await response(own, names.source_filename!)).toEqual([200, PRIVATE]);
    expect(await response(premium, names.source_filename!)).toEqual(nothing);
    for (const status of ['pending', 'rejected'] as const) {
      await patchPhoto(context.db, id, { status });
      for (const name of [names.filename, names.blur_filename!]) {
        expect(await response(own, name)).toEqual([200, PRIVATE]);
        for (const viewer of [premium, free, context, stranger]) expect(await response(viewer, name)).toEqual(nothing);
      }
    }
  });

  it('responds without the bytes to clients that have it, after the same check of the viewer', async () => {
    const context = testContext(await open());
    const { names } = await pictures(context);
    const premium = as(context, await makeMember(context, { paid_user: 1 }));
    const first = await get(premium, names.filename);
    const known = { 'If-None-Match': first.headers.get('ETag')! };
    const again = await get(premium, names.filename, known);
    expect([again.status, again.data]).toEqual([304, '']);
    expect((await get(as(context, await makeMember(context)), names.filename, known)).status).toBe(404);
  });

  it('cannot be guessed', async () => {
    const context = testContext(await open());
    const { names } = await pictures(context);
    const { names: others } = await pictures(context);
    for (const name of [names.filename, names.blur_filename!]) expect(name).toMatch(/^[0-9a-z]{26}(-blur)?\.webp$/);
    const beginnings = [names.filename, names.blur_filename!, others.filename, others.blur_filename!];
    expect(new Set(beginnings.map((name) => name.slice(0, 26))).size).toBe(4);
  });

  describe('if visitors may not see members', () => {
    it('is cached only by members’ own browsers; that of a made-up profile by everybody', async () => {
      const context = testContext(await open(), {
        tenant: { logged_out_search: 'none', features: { member_landings: false } },
      });
      const { main } = await pictures(context);
      const viewer = as(context, await makeMember(context));
      expect(await response(viewer, main)).toEqual([200, 'private, max-age=31536000, immutable']);
      expect((await get(context, main)).status).toBe(404);
      const flora = (await makeFictional(context, { photo: true })).mainPhoto!.filename;
      await context.ports.storage.put(photoKey(context.tenant.id, flora), bytes, 'image/webp');
      expect(await response(context, flora)).toEqual([200, PUBLIC]);
    });
  });
});
