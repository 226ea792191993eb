import { onCommit, transaction, type Tx } from '~db/database';
import { findConsent } from '~db/queries/consent';
import { getMember, lockMember, patchMember } from '~db/queries/member';
import { listPhotos } from '~db/queries/photo';
import {
  insertPhotoCheck,
  listPhotoChecksOf,
  listPhotoChecksWithPicture,
  patchPhotoCheck,
} from '~db/queries/photo-check';
import type { MemberRow } from '~db/schema/member';
import type { PhotoCheckRow } from '~db/schema/photo-check';
import { isChecked } from '~db/schema/search-bits';
import { agreesTo, recordConsentIn } from '~/features/profiles/consents/consent-log.service.server';
import { consentVersions } from '~/features/profiles/consents/consents';
import type { MemberContext, BrandContext } from '~/server/context/context.server';
import { DAY, HOUR } from '~/time/durations';
import { checkChanged, checkNeedsPhoto, checkNotOffered, checksUsedUp, profilePhotoSent } from '../photos.errors';
import { inTurn } from '../upload/add-photo.service.server';
import { isSamePicture } from '../upload/picture-hash';
import { makeRenditions } from '../upload/renditions.server';
import { receiveFile } from '../upload/receive-sent-photo.service.server';
import { checkKey, removeCheckFileLater } from './check-files.server';
import { isCheckRejection } from './check-rejections';
import type { PhotoCheckView } from './photo-check-view';
import { isPose, poses, type Pose } from './poses';

/** The number of pictures in a number of days: enough for bad light, too few to try someone else's pictures. */
export const CHECKS = 3;
export const CHECK_DAYS = 30;
/** The number of poses for one picture, because not everybody can take each of them. */
const POSES = 3;
/** The number of checks to read, enough for the limits above. */
const HISTORY = 20;

export async function findPhotoCheckView(context: MemberContext): Promise<PhotoCheckView> {
  requireOffered(context);
  const { db, member, clock } = context;
  const [row, checks, consent, agreed] = await Promise.all([
    getMember(db, member.id),
    listPhotoChecksOf(db, member.id, HISTORY),
    findConsent(db, member.id, 'photo_check'),
    agreesTo(db, member.id, 'photo_check'),
  ]);
  const now = clock.now();
  const latest = checks[0];
  const stage = stageOf(row, latest, agreed);
  const open = stage === 'offered' ? undefined : latest;
  return {
    stage,
    agreed,
    version: consentVersions.photo_check,
    withdrawnAt: consent?.given === 0 ? consent.at : null,
    hasPhoto: row.has_photo === 1,
    pose: stage === 'asked' && open && isPose(open.pose) ? open.pose : null,
    posesLeft: stage === 'asked' && open ? POSES - open.poses : 0,
    at: stage === 'approved' || stage === 'changed' ? row.checked_at : (open?.decided_at ?? open?.sent_at ?? null),
    rejection: stage === 'rejected' && open && isCheckRejection(open.rejection) ? open.rejection : null,
    secondUntil: open && canHaveSecondCheck(open, now) ? open.erase_at : null,
    nextAt: nextAt(checks, now),
  };
}

function stageOf(row: MemberRow, latest: PhotoCheckRow | undefined, agreed: boolean): PhotoCheckView['stage'] {
  if (!agreed) return 'offered';
  const state = latest?.state;
  if (state === 'asked' || state === 'sent' || state === 'second') return state;
  if (isChecked(row.search_bits)) return 'approved';
  if (state === 'rejected') return state;
  return row.checked_photo_id === null ? 'offered' : 'changed';
}

const canHaveSecondCheck = ({ state, filename, erase_at }: PhotoCheckRow, now: number) =>
  state === 'rejected' && filename !== null && erase_at !== null && erase_at > now;

/** The moment at which the earliest of the pictures that count no longer counts. */
function nextAt(checks: readonly PhotoCheckRow[], now: number): number | null {
  const sent = checks.flatMap(({ sent_at: at }) => (at !== null && at > now - CHECK_DAYS * DAY ? [at] : []));
  return sent.length < CHECKS ? null : sent[CHECKS - 1]! + CHECK_DAYS * DAY;
}

/**
 * Gives a pose, and records the consent that the button asks for. Someone who has a pose gets no other one by this.
 * 'changed': the text is another one than the member has read, so nothing was recorded.
 */
export async function beginPhotoCheck(context: MemberContext, version: string): Promise<'begun' | 'changed'> {
  requireOffered(context);
  if (version !== consentVersions.photo_check) return 'changed';
  const { db, member, clock, ids, limits, tenant } = context;
  await limits.profile.take(`${tenant.id}|${member.id}`);
  await transaction(db, async (tx) => {
    const row = await lockMember(tx, member.id);
    if (!row || row.kind !== 'member' || row.has_photo !== 1) throw checkNeedsPhoto();
    const checks = await listPhotoChecksOf(tx, member.id, HISTORY);
    const now = clock.now();
    await recordConsentIn(tx, context, 'photo_check', true);
    if (isOpen(checks[0])) return;
    if (nextAt(checks, now) !== null) throw checksUsedUp({ count: CHECKS, days: CHECK_DAYS });
    await insertPhotoCheck(tx, {
      id: ids.ulid(),
      member_id: member.id,
      pose: pickPose(context, checks),
      poses: 1,
      state: 'asked',
      filename: null,
      photo_id: null,
      created_at: now,
      sent_at: null,
      decided_at: null,
      decided_by: null,
      rejection: null,
      erase_at: null,
    });
  });
  return 'begun';
}

const isOpen = (check: PhotoCheckRow | undefined) =>
  check !== undefined && (check.state === 'asked' || check.state === 'sent' || check.state === 'second');

/** A pose that the member was not given lately, so that an old picture never fits. */
function pickPose({ ids }: Pick<BrandContext, 'ids'>, checks: readonly PhotoCheckRow[]): Pose {
  const used = new Set(checks.slice(0, poses.length / 2).map(({ pose }) => pose));
  const fresh = poses.filter((pose) => !used.has(pose));
  return fresh[Number(ids.code()) % fresh.length]!;
}

/** Another pose for someone who cannot take the one given. At the end of the choices nothing changes. */
export function takeAnotherPose(context: MemberContext): Promise<void> {
  requireOffered(context);
  const { db, member } = context;
  return transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    const checks = await listPhotoChecksOf(tx, member.id, HISTORY);
    const [latest] = checks;
    if (latest?.state !== 'asked' || latest.poses >= POSES) return;
    await patchPhotoCheck(tx, latest.id, { pose: pickPose(context, checks), poses: latest.poses + 1 });
  });
}

/**
 * Takes the picture of the pose. Like a photo it is decoded within limits and encoded again, but it never becomes one. A
 * request that is repeated after it was taken changes nothing.
 */
export async function sendPhotoCheck(context: MemberContext, request: Request): Promise<void> {
  requireOffered(context);
  const { limits, tenant, member } = context;
  await receiveFile(request, async (path) => {
    await limits.photo.take(`${tenant.id}:${member.id}`);
    const renditions = await inTurn(context, (tools) => makeRenditions(tools, path));
    await storePicture(context, renditions.files.source, renditions.phash);
  });
}

async function storePicture(context: MemberContext, bytes: Buffer, phash: string): Promise<void> {
  const { db, ids, member, tenant, clock, ports } = context;
  const [before] = await listPhotoChecksOf(db, member.id, 1);
  if (before?.state !== 'asked') return refuseUnasked(before);
  const file = `${ids.random()}.webp`;
  const payload = { check: before.id, file };
  await removeCheckFileLater(db, context, payload, HOUR);
  await ports.storage.put(checkKey(tenant.id, file), bytes, 'image/webp');
  const claimed = await transaction(db, async (tx) => {
    const row = await lockMember(tx, member.id);
    const [latest] = await listPhotoChecksOf(tx, member.id, 1);
    if (latest?.id !== before.id || latest.state !== 'asked' || latest.pose !== before.pose) return false;
    if (!(await agreesTo(tx, member.id, 'photo_check'))) return false;
    if (!row || row.has_photo !== 1 || row.main_photo_id === null) throw checkNeedsPhoto();
    const photos = await listPhotos(tx, member.id);
    if (photos.some((photo) => photo.phash !== null && isSamePicture(photo.phash, phash))) throw profilePhotoSent();
    const sent = { state: 'sent', filename: file, photo_id: row.main_photo_id, sent_at: clock.now() } as const;
    await patchPhotoCheck(tx, latest.id, sent);
    return true;
  }).catch(async (error: unknown) => {
    await forget();
    throw error;
  });
  if (!claimed) await forget();

  async function forget() {
    await removeCheckFileLater(db, context, payload);
    context.kickOutbox();
  }
}

/** Nothing to do where the picture is there already; otherwise the pose is gone, and the page says what to do. */
function refuseUnasked(check: PhotoCheckRow | undefined): void {
  if (!isOpen(check)) throw checkChanged();
}

/** Requests a second check by another staff member. Returns whether the picture is still stored. */
export function askForSecondCheck({ db, member, clock, tenant }: MemberContext): Promise<boolean> {
  requireOffered({ tenant });
  return transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    const [latest] = await listPhotoChecksOf(tx, member.id, 1);
    if (latest?.state === 'second') return true;
    if (!latest || !canHaveSecondCheck(latest, clock.now())) return false;
    await patchPhotoCheck(tx, latest.id, { state: 'second' });
    return true;
  });
}

/** Withdraws the consent. */
export async function withdrawPhotoCheck(context: MemberContext): Promise<void> {
  await transaction(context.db, async (tx) => {
    await lockMember(tx, context.member.id);
    if (await recordConsentIn(tx, context, 'photo_check', false))
      await endPhotoChecksIn(tx, context, context.member.id);
  });
}

/** Removes the mark at once, and every picture with it. The member must be locked. */
export async function endPhotoChecksIn(
  tx: Tx,
  context: Pick<BrandContext, 'ids' | 'clock' | 'kickOutbox'>,
  memberId: string,
): Promise<void> {
  await patchMember(tx, memberId, { checked_photo_id: null, checked_at: null });
  await dropPicturesIn(tx, context, memberId);
  onCommit(tx, () => context.kickOutbox());
  const [latest] = await listPhotoChecksOf(tx, memberId, 1);
  if (latest?.state === 'asked') await patchPhotoCheck(tx, latest.id, { state: 'withdrawn' });
}

/** Erases the pictures of someone who leaves or takes the consent back. The mark of one who comes back is left. */
export async function dropPicturesIn(
  tx: Tx,
  context: Pick<BrandContext, 'ids' | 'clock'>,
  memberId: string,
): Promise<void> {
  for (const { id, filename } of await listPhotoChecksWithPicture(tx, memberId)) {
    await patchPhotoCheck(tx, id, { state: 'withdrawn', filename: null, erase_at: null });
    await removeCheckFileLater(tx, context, { check: id, file: filename! });
  }
}

/** For the archive of the member's own data. */
export const readCheckPicture = ({ ports, tenant }: Pick<BrandContext, 'ports' | 'tenant'>, filename: string) =>
  ports.storage.get(checkKey(tenant.id, filename));

function requireOffered({ tenant }: Pick<MemberContext, 'tenant'>): void {
  if (!tenant.photo_check) throw checkNotOffered();
}
