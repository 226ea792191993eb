import { beforeAll, expect, it } from 'vitest';
import { findMember, patchMember } from '~db/queries/member';
import { listPhotos } from '~db/queries/photo';
import type { MemberContext } from '~/server/context.server';
import { as, testContext, type TestOptions } from '~/testing/context';
import { makeMember, type MemberWishes } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { makePicture } from '~/testing/pictures';
import { withDatabase } from '~/testing/with-database';
import { addPhoto, keepPhoto } from './add-photo.service.server';
import { chooseMain, movePhoto, orderPhotos, removePhoto } from './arrange-photos.service.server';
import { cropPhoto } from './crop-photo.service.server';
import { filesOf, photoKey } from './photo-files.server';
import { listOwnPhotos, listPhotosFor } from './photo-list.service.server';
import { photoJobs } from './photos.jobs.server';
import { makeRenditions } from './renditions.server';
import { countOthersWith, listPhotosToReview, reviewPhoto } from './review-photo.service.server';

const HOUR = 60 * 60 * 1000;
const pictures: Buffer[] = [];
beforeAll(async () => {
  for (let seed = 1; seed <= 6; seed++) pictures.push(await makePicture(seed, { width: 300, height: 400 }));
});

withDatabase('own photos', (open) => {
  const begin = async (
    wishes: MemberWishes = {},
    tenant: TestOptions['tenant'] = { photo_review: 'after-publishing' },
  ) => {
    const database = await open();
    const context = testContext(database, { tenant });
    return { database, context, me: as(context, await makeMember(context, wishes)) };
  };
  const mainOf = async ({ db, member }: MemberContext) => {
    const row = await findMember(db, member.id);
    return [row!.main_photo_id, row!.has_photo];
  };
  const idsOf = async ({ db, member }: MemberContext) => (await listPhotos(db, member.id)).map(({ id }) => id);
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code ?? error,
    );

  it('are kept with all their files; the first becomes the main photo', async () => {
    const { context, me } = await begin();
    const id = await addPhoto(me, pictures[0]!);
    const [row] = await listPhotos(me.db, me.member.id);
    expect(row).toMatchObject({ id, status: 'active', position: 0, width: 300, height: 400, large_filename: null });
    expect(filesOf(row!)).toHaveLength(5);
    for (const name of filesOf(row!)) expect(await context.ports.storage.exists(photoKey(1, name)), name).toBe(true);
    expect(row!.blur_filename).not.toContain(id);
    expect(await mainOf(me)).toEqual([id, 1]);
  });

  it('wait for a person where the brand looks first, and are nobody’s until then', async () => {
    const { context, me } = await begin({}, { photo_review: 'before-publishing' });
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
    expect(await refusalOf(addPhoto(me, pictures[0]!))).toBe('photos.rejected-before');
    expect(await refusalOf(reviewPhoto(context, me.member.id, { decision: 'approve' }))).toBe('photos.not-found');
  });

  it('are three for free members and twenty-five for premium ones, rejected ones left out', async () => {
    const { context, me } = await begin();
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

  it('end exactly at the limit when many come at once, and leave no file behind', async () => {
    const { database, context, me } = await begin();
    const stored = new Set<string>();
    const { storage } = context.ports;
    const watched = {
      ...storage,
      put: (...args: Parameters<typeof storage.put>) => (stored.add(args[0]), storage.put(...args)),
    };
    const busy = { ...me, ports: { ...me.ports, storage: watched } };
    const all = await Promise.all(Array.from({ length: 40 }, (_, i) => refusalOf(addPhoto(busy, pictures[i % 6]!))));
    expect(all.filter((outcome) => outcome === 'done')).toHaveLength(3);
    expect(new Set(all)).toEqual(new Set(['done', 'photos.free-limit']));
    expect(await idsOf(me)).toHaveLength(3);
    await drainOutbox(database, busy, photoJobs);
    const kept = (await listPhotos(me.db, me.member.id)).flatMap(filesOf).map((name) => photoKey(1, name));
    for (const key of stored) expect(await storage.exists(key), key).toBe(kept.includes(key));
  });

  it('end exactly at the limit in several processes, each with a desk of its own', async () => {
    const { me } = await begin();
    const made = await Promise.all(pictures.map((picture) => makeRenditions(picture)));
    const all = await Promise.all(Array.from({ length: 24 }, (_, i) => refusalOf(keepPhoto(me, made[i % 6]!))));
    expect(all.filter((outcome) => outcome === 'done')).toHaveLength(3);
    expect(await idsOf(me)).toHaveLength(3);
    expect((await listPhotos(me.db, me.member.id)).map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('are refused twice, whatever their size, and leave nothing', async () => {
    const { database, context, me } = await begin();
    await addPhoto(me, pictures[0]!);
    expect(await refusalOf(addPhoto(me, await makePicture(1, { width: 450, height: 600, format: 'webp' })))).toBe(
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
    const { me, context } = await begin();
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
    const mine = await listPhotosFor(me, { id: me.member.id, main_photo_id: c });
    expect(mine.map((photo) => photo.kind)).toEqual(['open', 'open', 'open']);
  });

  it('are the member’s alone: nobody else moves, cuts, deletes or chooses them', async () => {
    const { context, me } = await begin();
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
    for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('photos.not-found');
    expect(await idsOf(me)).toEqual([id]);
  });

  it('go with their files, and the main photo falls to the next that others see', async () => {
    const { database, context, me } = await begin();
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
    // The sweeper of what was never finished spares what was kept.
    context.clock.now = () => Date.UTC(2026, 10, 21, 12) + 2 * HOUR;
    await drainOutbox(database, context, photoJobs);
    expect(await context.ports.storage.exists(photoKey(1, `${c}.webp`))).toBe(true);
    await removePhoto(me, c);
    expect(await mainOf(me)).toEqual([null, 0]);
    expect(await refusalOf(removePhoto(me, c))).toBe('photos.not-found');
  });

  it('are cut anew under other names, in their place', async () => {
    const { database, context, me } = await begin();
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
    expect(await refusalOf(addPhoto(me, await makePicture(1, { width: 900, height: 900 })))).toBe('photos.duplicate');
    const old = as(context, await makeMember(context, { photo: true }));
    expect(await refusalOf(cropPhoto(old, (await idsOf(old))[0]!, { zoom: 100, left: 0, top: 0 }))).toBe(
      'photos.cannot-crop',
    );
  });

  it('wait again when they are cut anew where the brand looks first, and another is the main photo meanwhile', async () => {
    const { context, me } = await begin({}, { photo_review: 'before-publishing' });
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
    // With nothing else to show it stays the main one, unseen until somebody has looked.
    await removePhoto(me, b);
    expect(await mainOf(me)).toEqual([again, 0]);
    await reviewPhoto(context, again, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([again, 1]);
  });

  const oneCutAnew = async () => {
    const begun = await begin({ paid_user: 1 }, { photo_review: 'before-publishing' });
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

  it('get the place of the main photo back that they lost while they waited', async () => {
    const { context, me, cut, second } = await oneCutAnew();
    const other = as(context, await makeMember(context));
    expect(await listPhotosFor(other, { id: me.member.id, main_photo_id: second })).toHaveLength(2);
    const again = await cropPhoto(me, cut, { zoom: 200, left: 0, top: 0 });
    expect(await mainOf(me)).toEqual([second, 1]);
    await reviewPhoto(context, again, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([again, 1]);
    // Once: what the member chooses later stays.
    await chooseMain(me, second);
    await reviewPhoto(context, again, { decision: 'reject', reason: 'quality' });
    await reviewPhoto(context, again, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([second, 1]);
  });

  it('give it back to none that only stood in', async () => {
    const { context, me, cut, second } = await oneCutAnew();
    const cutToo = await cropPhoto(me, second, { zoom: 150, left: 0, top: 0 });
    for (const id of [cut, cutToo]) await reviewPhoto(context, id, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([cut, 1]);
  });

  it('do not get it back from one that the member chose meanwhile', async () => {
    const { context, me, cut, second, third } = await oneCutAnew();
    expect(await mainOf(me)).toEqual([second, 1]);
    await chooseMain(me, third);
    await reviewPhoto(context, cut, { decision: 'approve' });
    expect(await mainOf(me)).toEqual([third, 1]);
  });

  it('that are taken down while they are cut stay down', async () => {
    const { context, me } = await begin({}, { photo_review: 'before-publishing' });
    const id = await addPhoto(me, await makePicture(1, { width: 900, height: 900 }));
    const { storage } = context.ports;
    const put: typeof storage.put = async (...file) => {
      await reviewPhoto(context, id, { decision: 'reject', reason: 'explicit' });
      return storage.put(...file);
    };
    const cutting = { ...me, ports: { ...me.ports, storage: { ...storage, put } } };
    expect(await refusalOf(cropPhoto(cutting, id, { zoom: 150, left: 0, top: 0 }))).toBe('photos.cannot-crop');
    expect(await listPhotos(me.db, me.member.id)).toMatchObject([{ id, status: 'rejected' }]);
  });
});
