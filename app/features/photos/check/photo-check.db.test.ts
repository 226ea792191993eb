import { beforeAll, expect, it, vi } from 'vitest';
import { getMember, patchMember } from '~db/queries/member';
import { listConsentsOfMember } from '~db/queries/consent';
import { findPhotoCheck, listPhotoChecksOf } from '~db/queries/photo-check';
import { listPhotos } from '~db/queries/photo';
import { isChecked } from '~db/schema/search-bits';
import { sayConsent } from '~/features/profiles/consents/consents.service.server';
import { consentVersions } from '~/features/profiles/consents/consents';
import type { MemberContext } from '~/server/context/context.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { makePicture } from '~/testing/pictures';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { chooseMain, removePhoto } from '../own/arrange-photos.service.server';
import { domainErrorOf } from '../own/own-photos.testing';
import { photoJobs } from '../photos.jobs.server';
import { addPhoto } from '../upload/add-photo.service.server';
import { decideOnCheck, eraseOldChecks, listChecksToReview } from './decide-check.service.server';
import {
  askForSecondCheck,
  beginPhotoCheck,
  CHECKS,
  findPhotoCheckView,
  sendPhotoCheck,
  takeAnotherPose,
  withdrawPhotoCheck,
} from './photo-check.service.server';

const VERSION = consentVersions.photo_check;
const pictures: Buffer[] = [];
beforeAll(async () => {
  for (let seed = 1; seed <= 7; seed++) pictures.push(await makePicture(seed, { width: 300, height: 400 }));
});

const offering = { photo_review: 'after-publishing', photo_check: true } as const;

/** A member with a first photo that others see, of a brand that compares photos. */
async function begin(database: OpenDatabase) {
  const context = testContext(database, { tenant: offering });
  const me = as(context, await makeMember(context));
  const photo = await addPhoto(me, pictures[0]!);
  return { database, context, me, photo };
}

function send(me: MemberContext, picture: Buffer): Promise<void> {
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(picture)], 'me.jpg', { type: 'image/jpeg' }));
  return sendPhotoCheck(me, new Request('http://brand.test/', { method: 'POST', body: form }));
}

async function sent(me: MemberContext, picture = pictures[1]!) {
  await beginPhotoCheck(me, VERSION);
  await send(me, picture);
  const [check] = await listPhotoChecksOf(me.db, me.member.id, 1);
  return check!;
}

const marked = async ({ db, member }: MemberContext) => isChecked((await getMember(db, member.id)).search_bits);
// Written out: what a brand stores lies under its number, so that no name of another brand can reach it.
const stored = ({ ports }: TestContext, file: string) => ports.storage.exists(`1/checks/${file}`);

withDatabase('the check of a photo', (open) => {
  // covers X17-046
  it('is offered by brands that compare photos only, and needs a photo that others see', async () => {
    const { context, me, photo } = await begin(await open());
    const silent = { ...me, tenant: { ...me.tenant, photo_check: false } };
    expect(await domainErrorOf(findPhotoCheckView(silent))).toBe('errors.page-not-found');
    expect(await domainErrorOf(beginPhotoCheck(silent, VERSION))).toBe('errors.page-not-found');
    expect(await findPhotoCheckView(me)).toMatchObject({ stage: 'offered', agreed: false, hasPhoto: true });
    expect(await beginPhotoCheck(me, '2020-01-01')).toBe('changed');
    expect(await listConsentsOfMember(me.db, me.member.id, 10)).toEqual([]);
    await removePhoto(me, photo);
    expect(await domainErrorOf(beginPhotoCheck(me, VERSION))).toBe('photos.check-needs-photo');
    const flora = as(context, await makeFictional(context));
    expect(await domainErrorOf(beginPhotoCheck(flora, VERSION))).toBe('photos.check-needs-photo');
  });

  // covers X17-046
  it('gives one pose, logs the consent, and lets nobody look for a pose that fits a picture', async () => {
    const { me } = await begin(await open());
    await beginPhotoCheck(me, VERSION);
    const { pose } = await findPhotoCheckView(me);
    expect(pose).not.toBeNull();
    await beginPhotoCheck(me, VERSION);
    expect((await findPhotoCheckView(me)).pose).toBe(pose);
    const seen = new Set([pose]);
    for (let i = 0; i < 5; i++) {
      await takeAnotherPose(me);
      seen.add((await findPhotoCheckView(me)).pose);
    }
    expect(seen.size).toBe(3);
    expect(await findPhotoCheckView(me)).toMatchObject({ stage: 'asked', posesLeft: 0 });
    const log = await listConsentsOfMember(me.db, me.member.id, 10);
    expect(log).toMatchObject([{ kind: 'photo_check', given: 1, version: VERSION }]);
  });

  // covers X17-046 X17-047
  it('ends with the mark, and the picture is gone from the storage', async () => {
    const { database, context, me, photo } = await begin(await open());
    const check = await sent(me);
    expect(check).toMatchObject({ state: 'sent', photo_id: photo });
    expect(await stored(context, check.filename!)).toBe(true);
    expect(await marked(me)).toBe(false);
    // It never becomes a photo of the profile.
    expect(await listPhotos(me.db, me.member.id)).toHaveLength(1);
    // A repeated request changes nothing.
    await send(me, pictures[2]!);
    expect((await listPhotoChecksOf(me.db, me.member.id, 5)).map(({ filename }) => filename)).toEqual([check.filename]);
    expect((await listChecksToReview(context, 10)).map(({ id }) => id)).toEqual([check.id]);
    expect(await decideOnCheck(context, check.id, { decision: 'approve' }, 'Eva')).toBe('done');
    expect(await decideOnCheck(context, check.id, { decision: 'approve' }, 'Eva')).toBe('decided-before');
    expect(await marked(me)).toBe(true);
    await drainOutbox(database, context, photoJobs);
    expect(await stored(context, check.filename!)).toBe(false);
    expect(await findPhotoCheck(me.db, check.id)).toMatchObject({ state: 'approved', filename: null });
    expect(await findPhotoCheckView(me)).toMatchObject({ stage: 'approved', agreed: true });
  });

  // covers X17-048
  it('belongs to the photo that was compared: another first photo does not wear the mark', async () => {
    const { context, me, photo } = await begin(await open());
    const other = await addPhoto(me, pictures[2]!);
    const check = await sent(me);
    // Changed between sending and deciding: nobody has compared this one.
    await chooseMain(me, other);
    await decideOnCheck(context, check.id, { decision: 'approve' }, 'Eva');
    expect(await marked(me)).toBe(false);
    expect((await findPhotoCheckView(me)).stage).toBe('changed');
    await chooseMain(me, photo);
    expect(await marked(me)).toBe(true);
    await removePhoto(me, photo);
    expect(await marked(me)).toBe(false);
  });

  it('that cannot be compared any more gives no mark', async () => {
    const { context, me, photo } = await begin(await open());
    const check = await sent(me);
    await removePhoto(me, photo);
    expect(await decideOnCheck(context, check.id, { decision: 'approve' }, 'Eva')).toBe('gone');
    const reason = { decision: 'reject', reason: 'photo-changed' } as const;
    expect(await decideOnCheck(context, check.id, reason, 'Eva')).toBe('done');
    expect(await marked(me)).toBe(false);
  });

  // covers X17-077
  it('refuses a photo of the profile as the picture, and stores nothing of it', async () => {
    const { database, context, me } = await begin(await open());
    await beginPhotoCheck(me, VERSION);
    const put = vi.spyOn(context.ports.storage, 'put');
    expect(await domainErrorOf(send(me, pictures[0]!))).toBe('photos.check-profile-photo');
    expect(await domainErrorOf(send(me, Buffer.from('no picture')))).toBe('photos.not-a-picture');
    await drainOutbox(database, context, photoJobs);
    expect((await findPhotoCheckView(me)).stage).toBe('asked');
    const keys = put.mock.calls.map(([key]) => key);
    expect(keys).toHaveLength(1);
    expect(await context.ports.storage.exists(keys[0]!)).toBe(false);
  });

  // covers X17-047
  it('that was rejected can be looked at again by somebody else, once, and never longer than 14 days', async () => {
    const { database, context, me } = await begin(await open());
    const check = await sent(me);
    const reject = { decision: 'reject', reason: 'unclear' } as const;
    expect(await decideOnCheck(context, check.id, reject, 'Eva')).toBe('done');
    expect(await findPhotoCheckView(me)).toMatchObject({
      stage: 'rejected',
      rejection: 'unclear',
      secondUntil: database.clock.now() + 14 * DAY,
    });
    await drainOutbox(database, context, photoJobs);
    expect(await stored(context, check.filename!)).toBe(true);
    expect(await askForSecondCheck(me)).toBe(true);
    for (const name of ['Eva', 'eva', ' EVA '])
      expect(await decideOnCheck(context, check.id, { decision: 'approve' }, name)).toBe('same');
    expect(await decideOnCheck(context, check.id, reject, 'Tom')).toBe('done');
    await drainOutbox(database, context, photoJobs);
    expect(await stored(context, check.filename!)).toBe(false);
    expect(await askForSecondCheck(me)).toBe(false);
    expect((await findPhotoCheckView(me)).secondUntil).toBeNull();

    const next = await sent(me, pictures[3]!);
    await decideOnCheck(context, next.id, reject, 'Eva');
    await askForSecondCheck(me);
    database.clock.advance(14 * DAY - 1);
    expect(await eraseOldChecks(context)).toBe(0);
    database.clock.advance(1);
    expect(await eraseOldChecks(context)).toBe(1);
    await drainOutbox(database, context, photoJobs);
    expect(await stored(context, next.filename!)).toBe(false);
    expect(await askForSecondCheck(me)).toBe(false);
  });

  it('is possible a few times in a month, also for somebody who takes the consent back between', async () => {
    const { database, context, me } = await begin(await open());
    for (let i = 0; i < CHECKS; i++) {
      const { id } = await sent(me, pictures[i + 1]!);
      if (i === 0) await withdrawPhotoCheck(me);
      else await decideOnCheck(context, id, { decision: 'reject', reason: 'unclear' }, 'Eva');
    }
    expect(await domainErrorOf(beginPhotoCheck(me, VERSION))).toBe('photos.checks-used-up');
    const { nextAt } = await findPhotoCheckView(me);
    database.clock.advance(nextAt! - database.clock.now());
    expect(await beginPhotoCheck(me, VERSION)).toBe('begun');
  });

  // covers X17-048
  it('ends with the consent: mark and picture go, from either page', async () => {
    const { database, context, me } = await begin(await open());
    const check = await sent(me);
    await decideOnCheck(context, check.id, { decision: 'approve' }, 'Eva');
    await sayConsent(me, { kind: 'photo_check', given: false, version: VERSION });
    expect(await marked(me)).toBe(false);
    expect(await getMember(me.db, me.member.id)).toMatchObject({ checked_photo_id: null, checked_at: null });
    const again = await sent(me, pictures[3]!);
    await withdrawPhotoCheck(me);
    expect(await decideOnCheck(context, again.id, { decision: 'approve' }, 'Eva')).toBe('decided-before');
    await drainOutbox(database, context, photoJobs);
    expect(await stored(context, again.filename!)).toBe(false);
    expect(await findPhotoCheckView(me)).toMatchObject({ stage: 'offered', agreed: false });
  });

  // covers X17-049
  it('never marks a fictional profile, whatever a row says', async () => {
    const { context, me, photo } = await begin(await open());
    const check = await sent(me);
    await decideOnCheck(context, check.id, { decision: 'approve' }, 'Eva');
    expect(await marked(me)).toBe(true);
    const flora = await makeFictional(context);
    await patchMember(me.db, flora.id, { main_photo_id: photo, has_photo: 1, checked_photo_id: photo, checked_at: 1 });
    expect(isChecked((await getMember(me.db, flora.id)).search_bits)).toBe(false);
  });

  it('of another brand is unknown', async () => {
    const { database, me } = await begin(await open());
    const check = await sent(me);
    const there = testContext(database, { brand: 2, tenant: offering });
    expect(await domainErrorOf(decideOnCheck(there, check.id, { decision: 'approve' }, 'Eva'))).toBe(
      'photos.check-not-found',
    );
    expect(await listChecksToReview(there, 10)).toEqual([]);
  });
});
