import { transaction, type Tx } from '~db/database';
import { insertDecision, liftDecision } from '~db/queries/decision';
import { lockMember, patchMember } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import {
  decideReport,
  findReportByNumber,
  listOpenReporters,
  listOpenReportsOf,
  raiseReports,
} from '~db/queries/report';
import type { MemberRow } from '~db/schema/member';
import type { ReportRow } from '~db/schema/report';
import type { DecisionRule } from '~/features/account/decision/decision.service.server';
import { hiddenBy } from '~/features/account/state/profile-state.service.server';
import { reviewPhoto, type PhotoDecision } from '~/features/photos/review/review-photo.service.server';
import { defineAppError } from '~/server/response/app-error';
import type { BrandContext } from '~/server/context/context.server';
import { auditStaffIn } from '~/server/operations/audit-staff.server';
import { reportNumber } from './report-number';
import { countReporters } from './report-people';
import type { DecisionMailPayload, ReportMailPayload, SafetyTopic } from './report-mail.server';

/** Used by a command until there is a staff console. Each decision is made once and has an entry in the audit log. */
export type ReviewContext = Pick<BrandContext, 'db' | 'clock' | 'ids'>;

export interface Decision {
  /** The reason, for staff; if a profile is hidden, for its member too. */
  reason: string;
  /** Who decided, as far as the command knows. */
  by: string;
}

/** This brand has nothing with that number or id. */
const unknown = defineAppError('errors.page-not-found', 404);

export type ReviewAction =
  | 'review.report-upheld'
  | 'review.report-dismissed'
  | 'review.profile-disabled'
  | 'review.profile-enabled'
  | 'review.photo-approved'
  | 'review.photo-rejected'
  | 'review.case-taken'
  | 'review.case-decided'
  | 'review.decision-reversed';

export interface HidingDecision extends Decision {
  rule: DecisionRule;
}

/** Upholds or dismisses a report. Returns false if it was decided before: the first decision stands. */
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

/**
 * Hides a profile everywhere and upholds the open reports about it. The member is informed of the rule, the reason, and
 * the number under which to object. Returns that number, or null if a decision stands already, which then stays.
 */
export function disableProfile(
  context: ReviewContext,
  memberId: string,
  decision: HidingDecision,
): Promise<string | null> {
  const created = newDecision(context);
  return transaction(context.db, (tx) => disableProfileIn(tx, context, memberId, decision, created));
}

/** The ids of a decision, made before the transaction, which may run more than once. */
export const newDecision = ({ ids }: ReviewContext) => ({ audit: ids.ulid(), number: reportNumber(ids.random()) });

/** The same as a part of a transaction. `noticed`: someone outside the reports pointed to the profile. */
export async function disableProfileIn(
  tx: Tx,
  context: ReviewContext,
  memberId: string,
  decision: HidingDecision,
  created: ReturnType<typeof newDecision>,
  noticed = false,
): Promise<string | null> {
  const { clock } = context;
  const member = await lockPerson(tx, memberId);
  const open = await listOpenReportsOf(tx, memberId);
  for (const report of open) await closeIn(tx, context, report, 'upheld', decision);
  if (member.decision_number !== null) return null;
  const { number } = created;
  const { rule, reason } = decision;
  const reported = noticed || open.length > 0 ? 1 : 0;
  await insertDecision(tx, {
    number,
    member_id: memberId,
    rule,
    reason,
    reported,
    made_at: clock.now(),
    made_by: decision.by,
    lifted_at: null,
  });
  await patchMember(tx, memberId, { profile_status: 'disabled', searchable: 0, decision_number: number });
  await queueMailIn(tx, context, 'safety.decision-mail', { member_id: memberId, number });
  const reports = open.map((report) => report.number).join(' ');
  await auditIn(tx, context, created.audit, 'review.profile-disabled', memberId, { ...decision, number, reports });
  return number;
}

/**
 * Shows a profile again that was disabled by mistake, and informs its member. Returns false if staff have not hidden
 * it. A member who has not confirmed their e-mail address stays hidden until they do.
 */
export function enableProfile(context: ReviewContext, memberId: string, decision: Decision): Promise<boolean> {
  const audit = context.ids.ulid();
  return transaction(context.db, (tx) => enableProfileIn(tx, context, memberId, decision, audit));
}

/** The same as a part of a transaction. */
export async function enableProfileIn(
  tx: Tx,
  context: ReviewContext,
  memberId: string,
  decision: Decision,
  audit: string,
): Promise<boolean> {
  const member = await lockPerson(tx, memberId);
  if (hiddenBy(member) !== 'team') return false;
  const shown = member.status === 'active';
  await patchMember(tx, memberId, {
    decision_number: null,
    profile_status: shown ? 'active' : 'disabled',
    searchable: shown ? 1 : 0,
  });
  const number = member.decision_number ?? '';
  if (number !== '') await liftDecision(tx, number, context.clock.now());
  await queueMailIn(tx, context, 'safety.decision-lifted', { member_id: memberId, number });
  await auditIn(tx, context, audit, 'review.profile-enabled', memberId, { ...decision, number });
  return true;
}

/** Approves or rejects a photo, whatever its state. Returns false if the same decision was made before. */
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

/** Decides a report once, and informs the reporter. Returns false if it was decided before. */
async function closeIn(
  tx: Tx,
  context: ReviewContext,
  report: ReportRow,
  state: 'upheld' | 'dismissed',
  { reason, by }: Decision,
): Promise<boolean> {
  const decided = { state, decided_at: context.clock.now(), decision: reason, decided_by: by };
  if (!(await decideReport(tx, report.id, decided))) return false;
  const { number, reporter_id: reporter } = report;
  if (reporter !== null) await queueMailIn(tx, context, 'safety.report-decided', { member_id: reporter, number });
  return true;
}

/** Writes a mail to the outbox in the transaction of the decision; the running server sends it. */
export async function queueMailIn(
  tx: Tx,
  { ids, clock }: ReviewContext,
  topic: SafetyTopic,
  about: Omit<ReportMailPayload & DecisionMailPayload, 'mail_id'>,
): Promise<void> {
  const id = ids.ulid();
  const now = clock.now();
  const payload = JSON.stringify({ ...about, mail_id: id });
  await insertOutbox(tx, { id, topic, payload, created_at: now, due_at: now });
}

export function auditIn(
  tx: Tx,
  context: ReviewContext,
  id: string,
  action: ReviewAction,
  subject: string,
  detail: Record<string, string>,
): Promise<void> {
  return auditStaffIn(tx, context, { id, action, subject, detail });
}
