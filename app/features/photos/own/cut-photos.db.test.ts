import { beforeAll, expect, it } from 'vitest';
import { listPhotos } from '~db/queries/photo';
import { as } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { makePicture } from '~/testing/pictures';
import { withDatabase } from '~/testing/with-database';
import { addPhoto } from '../upload/add-photo.service.server';
import { chooseMain, removePhoto } from './arrange-photos.service.server';
import { cropPhoto } from './crop-photo.service.server';
import { beginPhotos, idsOf, mainOf, domainErrorOf } from './own-photos.testing';
import { filesOf, photoKey } from '../upload/photo-files.server';
import { listPhotosFor } from '~/features/profiles/view/profile-photos.service.server';
import { photoJobs } from '../photos.jobs.server';
import { reviewPhoto } from '../review/review-photo.service.server';

const pictures: Buffer[] = [];
beforeAll(async () => {
  for (let seed = 1; seed <= 6; seed++) pictures.push(await makePicture(seed, { width: 300, height: 400 }));
});

withDatabase('cropping own photos', (open) => {
  it('stores them under new names, in the same place', async () => {
    const { database, context, me } = await beginPhotos(await open());
    const [a, b] = [
      await addPhoto(me, await makePicture(1, { width: 900, height: 900 })),
      await addPhoto(me, pictures[1]!),
    ];
    const before = (await listPhotos(me.db, me.member.id))[0]!;
    const id = await cropPhoto(me, a, { zoom: 150, left: 0, top: 100 });
    expect(await idsOf(me)).toEqual([id, b]);
    expect(await mainOf(me)).toEqual([id, 1]);
    const after = (await listPhotos(me.db, me.member.id))[0]!;
    expect(after).toMatchObject({ status: 'active', position: 0, width: 450, height: 600 });
    const { storage } = context.ports;
    const [source, again] = [
      await storage.get(photoKey(1, before.source_filename!)),
      await storage.get(photoKey(1, after.source_filename!)),
    ];
    expect(again!.etag).toBe(source!.etag);
    await drainOutbox(database, context, photoJobs);
    for (const name of filesOf(before)) expect(await storage.exists(photoKey(1, name)), name).toBe(false);
    for (const name of filesOf(after)) expect(await storage.exists(photoKey(1, name)), name).toBe(true);
    expect(await domainErrorOf(addPhoto(me, await makePicture(1, { width: 900, height: 900 })))).toBe(
      'photos.duplicate',
    );
    const old = as(context, await makeMember(context, { photo: true }));
    expect(await domainErrorOf(cropPhoto(old, (await idsOf(old))[0]!, { zoom: 100, left: 0, top: 0 }))).toBe(
      'photos.cannot-crop',
    );
  });

  it('makes them pending again if the brand reviews before publishing, with another main photo meanwhile', async () => {
    const { context, me } = await beginPhotos(await open(), {}, { photo_review: 'before-publishing' });
    const a = await addPhoto(me, await makePicture(1, { width: 900, height: 900 }));
    const b = await addPhoto(me, pictures[1]!);
    for (const id of [a, b]) await reviewPhoto(context, id, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([a, 1]);
    const again = await cropPhoto(me, a, { zoom: 150, left: 100, top: 0 });
    const [cut, other] = await listPhotos(me.db, me.member.id);
    expect(cut).toMatchObject({ id: again, status: 'pending', reviewed_at: null });
    expect(other).toMatchObject({ id: b, status: 'active', reviewed_at: context.clock.now() });
    expect(await mainOf(me)).toEqual([b, 1]);
    const gallery = await listPhotosFor(context, { id: me.member.id, main_photo_id: b });
    expect(gallery.map((photo) => photo.kind === 'open' && photo.filename)).toEqual([`${b}.webp`]);
    // With no other photo to show, it becomes the main one, but invisible until it is reviewed.
    await removePhoto(me, b);
    expect(await mainOf(me)).toEqual([again, 0]);
    await reviewPhoto(context, again, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([again, 1]);
  });

  const oneCutAnew = async () => {
    const begun = await beginPhotos(await open(), { paid_user: 1 }, { photo_review: 'before-publishing' });
    const { context, me } = begun;
    const shown = [
      await addPhoto(me, await makePicture(1, { width: 900, height: 900 })),
      await addPhoto(me, pictures[1]!),
      await addPhoto(me, pictures[2]!),
    ];
    for (const id of shown) await reviewPhoto(context, id, { decision: 'approve' });
    await chooseMain(me, shown[0]!);
    const cut = await cropPhoto(me, shown[0]!, { zoom: 150, left: 100, top: 0 });
    return { ...begun, cut, second: shown[1]!, third: shown[2]! };
  };

  it('gives the main photo its place back after the review', async () => {
    const { context, me, cut, second } = await oneCutAnew();
    const other = as(context, await makeMember(context));
    expect(await listPhotosFor(other, { id: me.member.id, main_photo_id: second })).toHaveLength(2);
    const again = await cropPhoto(me, cut, { zoom: 200, left: 0, top: 0 });
    expect(await mainOf(me)).toEqual([second, 1]);
    await reviewPhoto(context, again, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([again, 1]);
    // This happens only once: what the member chooses later stays.
    await chooseMain(me, second);
    await reviewPhoto(context, again, { decision: 'reject', reason: 'quality' });
    await reviewPhoto(context, again, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([second, 1]);
  });

  it('does not give that place to a photo that only stood in', async () => {
    const { context, me, cut, second } = await oneCutAnew();
    const cutToo = await cropPhoto(me, second, { zoom: 150, left: 0, top: 0 });
    for (const id of [cut, cutToo]) await reviewPhoto(context, id, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([cut, 1]);
  });

  it('does not take that place from a photo that the member chose meanwhile', async () => {
    const { context, me, cut, second, third } = await oneCutAnew();
    expect(await mainOf(me)).toEqual([second, 1]);
    await chooseMain(me, third);
    await reviewPhoto(context, cut, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([third, 1]);
  });

  it('does not restore photos that are rejected while they are being cropped', async () => {
    const { context, me } = await beginPhotos(await open(), {}, { photo_review: 'before-publishing' });
    const id = await addPhoto(me, await makePicture(1, { width: 900, height: 900 }));
    const { storage } = context.ports;
    const put: typeof storage.put = async (...file) => {
      await reviewPhoto(context, id, { decision: 'reject', reason: 'explicit' });
      return storage.put(...file);
    };
    const cutting = { ...me, ports: { ...me.ports, storage: { ...storage, put } } };
    expect(await domainErrorOf(cropPhoto(cutting, id, { zoom: 150, left: 0, top: 0 }))).toBe('photos.cannot-crop');
    expect(await listPhotos(me.db, me.member.id)).toMatchObject([{ id, status: 'rejected' }]);
  });
});
