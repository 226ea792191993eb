import { beforeAll, expect, it } from 'vitest';
import { patchMember } from '~db/queries/member';
import { listPhotos } from '~db/queries/photo';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { makePicture, renditionsOf } from '~/testing/pictures';
import { withDatabase } from '~/testing/with-database';
import { HOUR } from '~/time/durations';
import { addPhoto, storePhoto } from '../upload/add-photo.service.server';
import { chooseMain, movePhoto, orderPhotos, removePhoto } from './arrange-photos.service.server';
import { cropPhoto } from './crop-photo.service.server';
import { beginPhotos, idsOf, mainOf, domainErrorOf } from './own-photos.testing';
import { filesOf, photoKey } from '../upload/photo-files.server';
import { listPhotosFor } from '~/features/profiles/view/profile-photos.service.server';
import { listOwnPhotos } from './photo-list.service.server';
import { photoJobs } from '../photos.jobs.server';
import { countOthersWith, listPhotosToReview, reviewPhoto } from '../review/review-photo.service.server';

const pictures: Buffer[] = [];
beforeAll(async () => {
  for (let seed = 1; seed <= 6; seed++) pictures.push(await makePicture(seed, { width: 300, height: 400 }));
});

withDatabase('own photos', (open) => {
  // covers S1-004
  it('are stored with all their files, and the first becomes the main photo', async () => {
    const { context, me } = await beginPhotos(await open());
    const id = await addPhoto(me, pictures[0]!);
    const [row] = await listPhotos(me.db, me.member.id);
    expect(row).toMatchObject({ id, status: 'active', position: 0, width: 300, height: 400, large_filename: null });
    expect(filesOf(row!)).toHaveLength(6);
    for (const name of filesOf(row!)) expect(await context.ports.storage.exists(photoKey(1, name)), name).toBe(true);
    expect(row!.blur_filename).not.toContain(id);
    expect(await mainOf(me)).toEqual([id, 1]);
  });

  it('are pending if the brand reviews before publishing, and shown to nobody until then', async () => {
    const { context, me } = await beginPhotos(await open(), {}, { photo_review: 'before-publishing' });
    const id = await addPhoto(me, pictures[0]!);
    expect(await mainOf(me)).toEqual([id, 0]);
    expect(
      await listPhotosFor(as(context, await makeMember(context, { paid_user: 1 })), {
        id: me.member.id,
        main_photo_id: id,
      }),
    ).toEqual([]);
    expect((await listPhotosToReview(context, 10)).map(({ photo, alsoOf }) => [photo.id, alsoOf])).toEqual([[id, 0]]);
    expect(await reviewPhoto(context, id, { decision: 'approve' })).toBe(true);
    expect(await reviewPhoto(context, id, { decision: 'approve' })).toBe(false);
    expect(await mainOf(me)).toEqual([id, 1]);
    expect(await reviewPhoto(context, id, { decision: 'reject', reason: 'not-you' })).toBe(true);
    expect(await mainOf(me)).toEqual([null, 0]);
    expect((await listOwnPhotos(me)).photos).toMatchObject([
      { id, status: 'rejected', rejection: 'not-you', source: null },
    ]);
    expect(await domainErrorOf(addPhoto(me, pictures[0]!))).toBe('photos.rejected-before');
    expect(await domainErrorOf(reviewPhoto(context, me.member.id, { decision: 'approve' }))).toBe('photos.not-found');
  });

  // covers S5-018 S5-019 S5-020 S6-018 S9-012
  it('are three for free members and twenty-five for premium ones, rejected ones left out', async () => {
    const { context, me } = await beginPhotos(await open());
    for (const picture of pictures.slice(0, 3)) await addPhoto(me, picture);
    const refused = addPhoto(me, pictures[3]!);
    await expect(refused).rejects.toMatchObject({
      code: 'photos.free-limit',
      status: 403,
      values: { limit: 3, premium: 25 },
    });
    await reviewPhoto(context, (await idsOf(me))[0]!, { decision: 'reject', reason: 'quality' });
    await addPhoto(me, pictures[3]!);
    await patchMember(me.db, me.member.id, { paid_user: 1 });
    await addPhoto(me, pictures[4]!);
    expect(await idsOf(me)).toHaveLength(5);
    const full = as(
      testContext(await open(), { tenant: { limits: { premium: { photos: 1 }, free: { photos: 1 } } } }),
      me.member,
    );
    const other = as(full, await makeMember(full, { paid_user: 1 }));
    await addPhoto(other, pictures[0]!);
    await expect(addPhoto(other, pictures[1]!)).rejects.toMatchObject({
      code: 'photos.premium-limit',
      values: { limit: 1 },
    });
  });

  // covers S9-011
  it('end exactly at the limit if many come at once, and leave no file behind', async () => {
    const { database, context, me } = await beginPhotos(await open());
    const stored = new Set<string>();
    const { storage } = context.ports;
    const watched = {
      ...storage,
      put: (...args: Parameters<typeof storage.put>) => (stored.add(args[0]), storage.put(...args)),
    };
    const busy = { ...me, ports: { ...me.ports, storage: watched } };
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) => domainErrorOf(addPhoto(busy, pictures[i % 6]!))),
    );
    expect(all.filter((outcome) => outcome === 'done')).toHaveLength(3);
    expect(new Set(all)).toEqual(new Set(['done', 'photos.free-limit']));
    expect(await idsOf(me)).toHaveLength(3);
    await drainOutbox(database, busy, photoJobs);
    const remaining = (await listPhotos(me.db, me.member.id)).flatMap(filesOf).map((name) => photoKey(1, name));
    for (const key of stored) expect(await storage.exists(key), key).toBe(remaining.includes(key));
  });

  it('end exactly at the limit in several processes, each with a queue of its own', async () => {
    const { me } = await beginPhotos(await open());
    const renditions = await Promise.all(pictures.map((picture) => renditionsOf(picture)));
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, i) => domainErrorOf(storePhoto(me, renditions[i % 6]!))),
    );
    expect(all.filter((outcome) => outcome === 'done')).toHaveLength(3);
    expect(await idsOf(me)).toHaveLength(3);
    expect((await listPhotos(me.db, me.member.id)).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('are refused as near duplicates in any size, and leave nothing behind', async () => {
    const { database, context, me } = await beginPhotos(await open());
    await addPhoto(me, pictures[0]!);
    expect(await domainErrorOf(addPhoto(me, await makePicture(1, { width: 450, height: 600, format: 'webp' })))).toBe(
      'photos.duplicate',
    );
    expect(await idsOf(me)).toHaveLength(1);
    await drainOutbox(database, context, photoJobs);
    const other = as(context, await makeMember(context));
    const id = await addPhoto(other, pictures[0]!);
    const row = (await listPhotos(other.db, other.member.id)).find((photo) => photo.id === id)!;
    expect(await countOthersWith(context, row)).toBe(1);
    expect(await countOthersWith(context, { ...row, phash: '0f0f0f0f0f0f0f0f' })).toBe(0);
  });

  it('have an order and a main photo that the member chooses', async () => {
    const { me, context } = await beginPhotos(await open());
    const [a, b, c] = [
      await addPhoto(me, pictures[0]!),
      await addPhoto(me, pictures[1]!),
      await addPhoto(me, pictures[2]!),
    ];
    await movePhoto(me, c, -1);
    expect(await idsOf(me)).toEqual([a, c, b]);
    await movePhoto(me, a, -1);
    await orderPhotos(me, [b, a]);
    expect(await idsOf(me)).toEqual([b, a, c]);
    await chooseMain(me, c);
    expect(await mainOf(me)).toEqual([c, 1]);
    const gallery = await listPhotosFor(context, { id: me.member.id, main_photo_id: c });
    expect(gallery.map((photo) => (photo.kind === 'open' ? photo.filename : 'locked'))).toEqual([
      `${c}.webp`,
      'locked',
      'locked',
    ]);
    // On their own profile owners see what others get, and with premium.
    const mine = (asPremium: boolean) => listPhotosFor(me, { id: me.member.id, main_photo_id: c }, asPremium);
    expect((await mine(false)).map((photo) => photo.kind)).toEqual(['open', 'locked', 'locked']);
    expect((await mine(true)).map((photo) => photo.kind)).toEqual(['open', 'open', 'open']);
  });

  it('belong to the member alone: nobody else moves, crops, deletes or chooses them', async () => {
    const { context, me } = await beginPhotos(await open());
    const id = await addPhoto(me, pictures[0]!);
    const other = as(context, await makeMember(context));
    const whole = { zoom: 100, left: 50, top: 50 };
    const attempts = [
      () => chooseMain(other, id),
      () => removePhoto(other, id),
      () => movePhoto(other, id, 1),
      () => orderPhotos(other, [id]),
      () => cropPhoto(other, id, whole),
    ];
    for (const attempt of attempts) expect(await domainErrorOf(attempt())).toBe('photos.not-found');
    expect(await idsOf(me)).toEqual([id]);
  });

  it('are deleted with their files, and the next visible one becomes the main photo', async () => {
    const { database, context, me } = await beginPhotos(await open());
    const [a, b, c] = [
      await addPhoto(me, pictures[0]!),
      await addPhoto(me, pictures[1]!),
      await addPhoto(me, pictures[2]!),
    ];
    await reviewPhoto(context, b, { decision: 'reject', reason: 'explicit' });
    const files = filesOf((await listPhotos(me.db, me.member.id))[0]!);
    await removePhoto(me, a);
    expect(await mainOf(me)).toEqual([c, 1]);
    await drainOutbox(database, context, photoJobs);
    for (const name of files) expect(await context.ports.storage.exists(photoKey(1, name))).toBe(false);
    // The job that removes the files of unfinished uploads spares those of stored photos.
    context.clock.now = () => Date.UTC(2026, 10, 21, 12) + 2 * HOUR;
    await drainOutbox(database, context, photoJobs);
    expect(await context.ports.storage.exists(photoKey(1, `${c}.webp`))).toBe(true);
    await removePhoto(me, c);
    expect(await mainOf(me)).toEqual([null, 0]);
    expect(await domainErrorOf(removePhoto(me, c))).toBe('photos.not-found');
  });
});
