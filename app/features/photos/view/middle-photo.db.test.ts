import sharp from 'sharp';
import { expect, it } from 'vitest';
import { deletePhoto } from '~db/queries/photo';
import { middleFile } from '~/features/profiles/photo-widths';
import { picturesBusy } from '~/server/pictures/pictures';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { makePicture } from '~/testing/pictures';
import { withDatabase } from '~/testing/with-database';
import { photoKey } from '../upload/photo-files.server';
import { findPhotoFile } from './who-may-see.service.server';

/** A member with a main photo from before there were middle files, and someone who looks at it. */
async function earlierPhoto(context: TestContext) {
  const owner = await makeMember(context, { photo: true });
  const { filename } = owner.mainPhoto!;
  const middle = middleFile(filename);
  const main = await makePicture(1, { width: 720, height: 960, format: 'webp' });
  const key = (name: string) => photoKey(context.tenant.id, name);
  await context.ports.storage.put(key(filename), main, 'image/webp');
  const viewer = as(context, await makeMember(context));
  return { filename, middle, main, key, viewer };
}

withDatabase('the middle file of a photo', (open) => {
  // covers X18-026
  it('is made from the main one when it is first asked for, and stored', async () => {
    const context = testContext(await open());
    const { middle, main, key, viewer } = await earlierPhoto(context);
    const file = (await findPhotoFile(viewer, middle))!;
    expect(file).toMatchObject({ contentType: 'image/webp', audience: 'visitors' });
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'webp', width: 540, height: 720 });
    expect(file.bytes.length).toBeLessThan(main.length);
    const stored = await context.ports.storage.get(key(middle));
    expect([stored?.bytes.equals(file.bytes), stored?.etag]).toEqual([true, file.etag]);
    expect((await findPhotoFile(viewer, middle))?.etag).toBe(file.etag);
  });

  it('is seen by those who see the photo, and by nobody else', async () => {
    const context = testContext(await open(), {
      tenant: { logged_out_search: 'none', features: { member_landings: false } },
    });
    const { middle, key } = await earlierPhoto(context);
    expect(await findPhotoFile(context, middle)).toBeUndefined();
    expect(await context.ports.storage.exists(key(middle))).toBe(false);
  });

  it.each([
    ['the queue is full', () => Promise.reject(picturesBusy({ retry_after: 20 }))],
    ['the file cannot be read', () => Promise.reject(new Error('broken'))],
  ])('is the main one, and asked for again, if %s', async (_why, turn) => {
    const context = testContext(await open());
    const { middle, main, key, viewer } = await earlierPhoto(context);
    const busy = { ...viewer, pictures: { ...viewer.pictures, turn } };
    const file = (await findPhotoFile(busy, middle))!;
    expect([file.bytes.equals(main), file.audience]).toEqual([true, 'some']);
    expect(await context.ports.storage.exists(key(middle))).toBe(false);
    expect(context.logged.map(({ level }) => level)).toContain('warn');
  });

  it('does not stay behind if the photo is deleted meanwhile', async () => {
    const context = testContext(await open());
    const { filename, middle, key, viewer } = await earlierPhoto(context);
    const { turn } = viewer.pictures;
    const pictures = {
      ...viewer.pictures,
      turn: async <T>(...given: Parameters<typeof turn<T>>) => {
        const outcome = await turn(...given);
        await deletePhoto(context.db, filename.slice(0, 26));
        return outcome;
      },
    };
    await findPhotoFile({ ...viewer, pictures }, middle);
    expect(await context.ports.storage.exists(key(middle))).toBe(false);
  });

  it('of a photo whose files are gone does not exist', async () => {
    const context = testContext(await open());
    const { filename, middle, key, viewer } = await earlierPhoto(context);
    await context.ports.storage.delete(key(filename));
    expect(await findPhotoFile(viewer, middle)).toBeUndefined();
  });
});
