import { transaction, type Tx } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { lockMember, patchMember } from '~db/queries/member';
import {
  decideReport,
  findReportByNumber,
  listOpenReporters,
  listOpenReportsOf,
  raiseReports,
} from '~db/queries/report';
import type { MemberRow } from '~db/schema/member';
import type { ReportRow } from '~db/schema/report';
import { reviewPhoto, type PhotoDecision } from '~/features/photos/review-photo.service.server';
import { defineRefusal } from '~/server/app-error';
import type { ServiceContext } from '~/server/context.server';
import { countReporters } from './report-people';

/** The team's decisions, until a staff console exists: each once, each with a line in the audit. */
export type ReviewContext = Pick<ServiceContext, 'db' | 'clock' | 'ids'>;

export interface Decision {
  /** For the team: why. */
  reason: string;
  /** Who decided, as far as the command knows. */
  by: string;
}

/** Nothing of that number or id on this brand. */
const unknown = defineRefusal('errors.page-not-found', 404);

type Action =
  | 'review.report-upheld'
  | 'review.report-dismissed'
  | 'review.profile-disabled'
  | 'review.profile-enabled'
  | 'review.photo-approved'
  | 'review.photo-rejected';

/** Upholds or dismisses a report. False where it was decided before: the first decision stands. */
export function decideOnReport(
  context: ReviewContext,
  number: string,
  state: 'upheld' | 'dismissed',
  decision: Decision,
): Promise<boolean> {
  const audit = context.ids.ulid();
  return transaction(context.db, async (tx) => {
    const report = await findReportByNumber(tx, number);
    if (!report) throw unknown();
    await lockMember(tx, report.member_id);
    if (!(await closeIn(tx, context, report, state, decision))) return false;
    await raiseReports(
      tx,
      report.member_id,
      Math.max(0, countReporters(await listOpenReporters(tx, report.member_id)) - 1),
    );
    await auditIn(tx, context, audit, `review.report-${state}`, report.member_id, { ...decision, number });
    return true;
  });
}

/** Takes a profile out of everything, and upholds what is open against it. False where it was disabled before. */
export function disableProfile(context: ReviewContext, memberId: string, decision: Decision): Promise<boolean> {
  const audit = context.ids.ulid();
  return transaction(context.db, async (tx) => {
    const member = await lockPerson(tx, memberId);
    const open = await listOpenReportsOf(tx, memberId);
    for (const report of open) await closeIn(tx, context, report, 'upheld', decision);
    if (member.profile_status === 'disabled' && open.length === 0) return false;
    await patchMember(tx, memberId, { profile_status: 'disabled', searchable: 0 });
    const reports = open.map(({ number }) => number).join(' ');
    await auditIn(tx, context, audit, 'review.profile-disabled', memberId, { ...decision, reports });
    return true;
  });
}

/** Shows a profile again that was disabled by mistake. False where it is shown; who never confirmed stays hidden. */
export function enableProfile(context: ReviewContext, memberId: string, decision: Decision): Promise<boolean> {
  const audit = context.ids.ulid();
  return transaction(context.db, async (tx) => {
    const member = await lockPerson(tx, memberId);
    if (member.status !== 'active' || member.profile_status === 'active') return false;
    await patchMember(tx, memberId, { profile_status: 'active', searchable: 1 });
    await auditIn(tx, context, audit, 'review.profile-enabled', memberId, { ...decision });
    return true;
  });
}

/** Approves or rejects a photo, whatever its state. False where that was decided before. */
export async function decideOnPhoto(
  context: ReviewContext,
  photoId: string,
  decision: PhotoDecision,
  by: string,
): Promise<boolean> {
  if (!(await reviewPhoto(context, photoId, decision))) return false;
  const rejected = decision.decision === 'reject';
  const action = rejected ? 'review.photo-rejected' : 'review.photo-approved';
  const audit = context.ids.ulid();
  await transaction(context.db, (tx) =>
    auditIn(tx, context, audit, action, photoId, { by, reason: rejected ? decision.reason : '' }),
  );
  return true;
}

async function lockPerson(tx: Tx, memberId: string): Promise<MemberRow> {
  const member = await lockMember(tx, memberId);
  if (!member || member.status === 'deleted') throw unknown();
  return member;
}

function closeIn(
  tx: Tx,
  { clock }: ReviewContext,
  report: ReportRow,
  state: 'upheld' | 'dismissed',
  { reason }: Decision,
): Promise<boolean> {
  return decideReport(tx, report.id, { state, decided_at: clock.now(), decision: reason });
}

function auditIn(
  tx: Tx,
  { clock }: ReviewContext,
  id: string,
  action: Action,
  subject: string,
  detail: Record<string, string>,
): Promise<void> {
  return insertAudit(tx, {
    id,
    at: clock.now(),
    actor_kind: 'staff',
    actor_id: null,
    action,
    subject_id: subject,
    request_id: null,
    network_address: null,
    detail: JSON.stringify(detail),
  });
}
