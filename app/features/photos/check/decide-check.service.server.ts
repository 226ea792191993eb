import { transaction } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { lockMember, patchMember } from '~db/queries/member';
import { findPhoto } from '~db/queries/photo';
import { findPhotoCheck, listPhotoChecksIn, listPhotoChecksToErase, patchPhotoCheck } from '~db/queries/photo-check';
import type { PhotoCheckRow } from '~db/schema/photo-check';
import type { BrandContext } from '~/server/context/context.server';
import { previewOf, type Preview } from '~/server/jobs/job';
import { sameReviewer } from '~/features/account/decision/same-reviewer';
import { DAY } from '~/time/durations';
import { checkNotFound } from '../photos.errors';
import { SECOND_CHECK_DAYS } from '~/features/profiles/consents/consents';
import { removeCheckFileLater } from './check-files.server';
import type { CheckRejection } from './check-rejections';

const BATCH = 100;

type ReviewContext = Pick<BrandContext, 'db' | 'clock' | 'ids'>;

/** Second looks first, because their pictures have an end; then the oldest. */
export async function listChecksToReview({ db }: Pick<BrandContext, 'db'>, limit: number): Promise<PhotoCheckRow[]> {
  const [second, sent] = await Promise.all([
    listPhotoChecksIn(db, 'second', limit),
    listPhotoChecksIn(db, 'sent', limit),
  ]);
  return [...second, ...sent].slice(0, limit);
}

/** `gone`: the photo of the comparison is not shown any more. `same`: a second look needs someone else. */
export type CheckOutcome = 'done' | 'decided-before' | 'gone' | 'same';

export type CheckDecision = { decision: 'approve' } | { decision: 'reject'; reason: CheckRejection };

/**
 * Stores what a staff member saw. Approved: the mark belongs to the photo that was compared, and the picture is erased.
 * Rejected: it waits for a second look by someone else, which is final.
 */
export async function decideOnCheck(
  context: ReviewContext,
  checkId: string,
  decision: CheckDecision,
  by: string,
): Promise<CheckOutcome> {
  const { db, clock } = context;
  const audit = context.ids.ulid();
  return transaction(db, async (tx) => {
    const found = await findPhotoCheck(tx, checkId);
    const member = found && (await lockMember(tx, found.member_id));
    // Read again under the lock: the member may have taken the consent back meanwhile.
    const check = member && (await findPhotoCheck(tx, checkId));
    if (!check || !member || member.status === 'deleted') throw checkNotFound();
    if (check.state !== 'sent' && check.state !== 'second') return 'decided-before';
    const second = check.state === 'second';
    if (second && check.decided_by !== null && sameReviewer(check.decided_by, by)) return 'same';
    const now = clock.now();
    const decided = { decided_at: now, decided_by: by };
    if (decision.decision === 'approve') {
      const photo = check.photo_id === null ? undefined : await findPhoto(tx, check.photo_id);
      if (photo?.status !== 'active' || photo.member_id !== member.id || member.kind !== 'member') return 'gone';
      await patchMember(tx, member.id, { checked_photo_id: photo.id, checked_at: now });
      await patchPhotoCheck(tx, check.id, {
        ...decided,
        state: 'approved',
        rejection: null,
        filename: null,
        erase_at: null,
      });
    } else {
      const erase_at = second ? null : now + SECOND_CHECK_DAYS * DAY;
      const filename = second ? null : check.filename;
      await patchPhotoCheck(tx, check.id, {
        ...decided,
        state: 'rejected',
        rejection: decision.reason,
        filename,
        erase_at,
      });
    }
    if (check.filename !== null && (second || decision.decision === 'approve'))
      await removeCheckFileLater(tx, context, { check: check.id, file: check.filename });
    await insertAudit(tx, {
      id: audit,
      at: now,
      actor_kind: 'staff',
      actor_id: null,
      action: decision.decision === 'approve' ? 'review.check-approved' : 'review.check-rejected',
      subject_id: member.id,
      request_id: null,
      network_address: null,
      detail: JSON.stringify({
        by,
        check: check.id,
        ...(decision.decision === 'reject' && { reason: decision.reason }),
      }),
    });
    return 'done';
  });
}

/** Erases the pictures whose time for a second look is over, looked at again or not. Returns their number. */
export async function eraseOldChecks(context: BrandContext): Promise<number> {
  const due = await listPhotoChecksToErase(context.db, context.clock.now(), BATCH);
  for (const { id, member_id } of due) {
    await transaction(context.db, async (tx) => {
      await lockMember(tx, member_id);
      const check = await findPhotoCheck(tx, id);
      if (!check || check.erase_at === null || check.erase_at > context.clock.now()) return;
      await patchPhotoCheck(tx, id, { state: 'rejected', filename: null, erase_at: null });
      if (check.filename !== null) await removeCheckFileLater(tx, context, { check: id, file: check.filename });
    });
  }
  if (due.length > 0) context.kickOutbox();
  return due.length;
}

export async function previewOldChecks({ db, clock }: BrandContext): Promise<Preview> {
  const due = await listPhotoChecksToErase(db, clock.now(), BATCH);
  return previewOf(
    due,
    BATCH,
    due.map(({ member_id }) => `erase a picture of a pose of member ${member_id}`),
  );
}
