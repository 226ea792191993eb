import { createHash } from 'node:crypto';
import { onCommit, transaction, type Tx } from '~db/database';
import { lockMember } from '~db/queries/member';
import type { MemberCard } from '~db/queries/member-card';
import { insertOutbox } from '~db/queries/outbox';
import { findReportOfDay, insertReport, listOpenReporters, raiseReports } from '~db/queries/report';
import { isMember, isVisitor } from '~/contract/actor';
import { isForViewer, visitorsSeePeople } from '~/features/profiles/view/visibility.service.server';
import { todayIn } from '~/server/context/calendar';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import { takeEvidence } from './evidence.server';
import { requirePerson } from '../person.service.server';
import type { Reporting } from './report.schema.server';
import { reportNumber } from './report-number';
import { countReporters } from './report-people';
import { SEVERITY } from './report-reasons';
import type { ReportMailPayload } from './report-mail.server';
import { nobodyHere, notYourself } from '../safety.errors';

export interface Reported {
  number: string;
  /** The same person reported it earlier today, so that report stands. */
  again: boolean;
}

/** Returns a person whom this viewer may report: anybody they may know of, even if one of the two blocks the other. */
export async function requireReportable(context: RequestContext, id: string): Promise<MemberCard> {
  const { viewer } = context;
  if (isMember(viewer) && viewer.member.id === id) throw notYourself();
  const card = await requirePerson(context, id);
  const closed = card.kind === 'member' && !visitorsSeePeople(context);
  if (isVisitor(viewer) && (closed || !isForViewer(context, card))) throw nobodyHere();
  return card;
}

/**
 * Reports a member to staff, with the evidence visible at this moment. One person can report the same subject once a
 * day. Several reporters of the same member raise the priority of all open reports about that member.
 */
export async function reportMember(context: RequestContext, memberId: string, reporting: Reporting): Promise<Reported> {
  await requireReportable(context, memberId);
  const { db, ids, tenant, viewer } = context;
  // Limited by IP address, so that a visitor does not use up the limit of others in the same network.
  await context.limits.report.take(`${tenant.id}|${isMember(viewer) ? viewer.member.id : context.ipKey()}`);
  // Generated before the transaction, which may run more than once.
  const created = { id: ids.ulid(), number: reportNumber(ids.random()), mail: ids.ulid() };
  return transaction(db, (tx) => reportIn(tx, context, memberId, reporting, created));
}

async function reportIn(
  tx: Tx,
  context: RequestContext,
  memberId: string,
  reporting: Reporting,
  created: { id: string; number: string; mail: string },
): Promise<Reported> {
  const { viewer, clock, tenant } = context;
  const row = await lockMember(tx, memberId);
  if (!row) throw nobodyHere();
  const { subjectId, evidence } = await takeEvidence(tx, context, row, reporting.subject);
  const severity = SEVERITY[reporting.reason];
  const now = clock.now();
  const once = {
    reporter_key: reporterKey(context),
    subject_kind: reporting.subject.kind,
    subject_id: subjectId,
    day: todayIn(now, tenant.time_zone),
  };
  const report = {
    ...once,
    id: created.id,
    number: created.number,
    member_id: memberId,
    reporter_id: isMember(viewer) ? viewer.member.id : null,
    reason: reporting.reason,
    words: reporting.words === '' ? null : reporting.words,
    snapshot: JSON.stringify(evidence),
    severity,
    priority: severity,
    created_at: now,
    decided_at: null,
    decision: null,
  };
  const earlier = await findReportOfDay(tx, once);
  if (earlier) return { number: earlier.number, again: true };
  if (!(await insertReport(tx, report))) throw new Error(`The report number ${created.number} is taken`);
  await raiseReports(tx, memberId, countReporters(await listOpenReporters(tx, memberId)) - 1);
  if (isMember(viewer)) await mailReceipt(tx, context, { ...created, memberId: viewer.member.id });
  return { number: created.number, again: false };
}

async function mailReceipt(
  tx: Tx,
  { clock, kickOutbox }: BrandContext,
  { number, mail, memberId }: { number: string; mail: string; memberId: string },
): Promise<void> {
  const now = clock.now();
  const payload: ReportMailPayload = { member_id: memberId, mail_id: mail, number };
  await insertOutbox(tx, {
    id: mail,
    topic: 'safety.report-mail',
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now,
  });
  onCommit(tx, kickOutbox);
}

/** Visitors are distinguished by shortened IP address and browser, stored as a hash. */
function reporterKey({ viewer, network, userAgent, tenant }: RequestContext): string {
  if (isMember(viewer)) return `m:${viewer.member.id}`;
  const seen = createHash('sha256').update(`${tenant.id}\n${network}\n${userAgent}`).digest('hex');
  return `v:${seen.slice(0, 40)}`;
}
