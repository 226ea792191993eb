import { timingSafeEqual } from 'node:crypto';
import { onCommit, transaction, type Tx } from '~db/database';
import { findDecision } from '~db/queries/decision';
import { findMember } from '~db/queries/member';
import { findReportByNumber } from '~db/queries/report';
import { findSubmission, insertSubmission } from '~db/queries/submission';
import { insertOutbox } from '~db/queries/outbox';
import type { NewSubmission, SubmissionRow } from '~db/schema/submission';
import { isMember } from '~/contract/actor';
import { COMPLAINT_DAYS, COMPLAINT_MONTHS } from '~/features/account/decision/complaint-time';
import type { RequestContext, BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';
import { takeEvidence } from '../report/evidence.server';
import { reportNumber } from '../report/report-number';
import { caseNumberUnknown, emailNeeded, nobodyHere, tooOld } from '../safety.errors';
import { caseKey, typedNumber } from './case-number.server';
import type { Complaint, Notice, Question } from './case.schema.server';
import type { ShownCase } from './case-view';

/** Returns the path where the sender can follow it. */
export async function sendComplaint(context: RequestContext, complaint: Complaint): Promise<string> {
  const sender = await senderOf(context, complaint.email, null, true);
  const about = complaint.category === 'decision' ? await findAbout(context, complaint.about) : null;
  const { category, words } = complaint;
  return send(context, {
    ...sender,
    kind: 'complaint',
    category,
    words,
    about: about?.number ?? (complaint.about || null),
    about_kind: about?.kind ?? null,
    subject_id: about?.memberId ?? null,
    snapshot: null,
  });
}

export async function sendNotice(context: RequestContext, notice: Notice): Promise<string> {
  const { category, words, about } = notice;
  const sender = await senderOf(context, notice.email, notice.name || null, category !== 'children');
  const subject = await findSubject(context, about);
  return send(context, {
    ...sender,
    kind: 'notice',
    category,
    words,
    about,
    about_kind: null,
    subject_id: subject?.id ?? null,
    snapshot: subject?.snapshot ?? null,
  });
}

/** A question to customer service, which also arrives in the brand's mailbox. */
export async function sendQuestion(context: RequestContext, { category, words, email }: Question): Promise<string> {
  const sender = await senderOf(context, email, null, true);
  const nothing = { about: null, about_kind: null, subject_id: null, snapshot: null };
  return send(context, { ...sender, ...nothing, kind: 'question', category, words });
}

type Sender = Pick<NewSubmission, 'member_id' | 'email' | 'name'>;

async function senderOf(
  context: RequestContext,
  email: string | null,
  name: string | null,
  emailIsNeeded: boolean,
): Promise<Sender> {
  const { viewer, tenant, limits } = context;
  if (!isMember(viewer) && email === null && emailIsNeeded) throw emailNeeded();
  await limits.submission.take(`${tenant.id}|${isMember(viewer) ? viewer.member.id : context.ipKey()}`);
  // Each question goes to the mailbox of customer service, too.
  if (!isMember(viewer)) await limits.submissionNetwork.take(`${tenant.id}|${context.network}`);
  return isMember(viewer) ? { member_id: viewer.member.id, email: null, name } : { member_id: null, email, name };
}

/** The decision of staff that a complaint is against. */
async function findAbout({ db, clock }: BrandContext, typed: string) {
  const number = typedNumber(typed);
  const [decision, report, earlier] = await Promise.all([
    findDecision(db, number),
    findReportByNumber(db, number),
    findSubmission(db, number),
  ]);
  const found =
    (decision && { kind: 'decision' as const, memberId: decision.member_id, at: decision.made_at }) ??
    (report && { kind: 'report' as const, memberId: report.member_id, at: report.decided_at }) ??
    (earlier?.kind === 'notice'
      ? { kind: 'notice' as const, memberId: earlier.subject_id, at: earlier.decided_at }
      : null);
  // Before there is a decision nobody can complain about it.
  if (!found || found.at === null) throw caseNumberUnknown();
  if (found.at < clock.now() - COMPLAINT_DAYS * DAY) throw tooOld({ months: COMPLAINT_MONTHS });
  return { ...found, number };
}

/** The profile that the URL of a notice names, as it is now; nothing for other URLs, which staff read themselves. */
async function findSubject(
  context: RequestContext,
  about: string,
): Promise<{ id: string; snapshot: string } | undefined> {
  const id = /\/members\/([0-9a-z]{26})(?:[/?#]|$)/.exec(about)?.[1];
  const row = id === undefined ? undefined : await findMember(context.db, id);
  if (!row || row.status === 'deleted') return undefined;
  const { evidence } = await takeEvidence(context.db, context, row, { kind: 'profile', id: '' });
  return { id: row.id, snapshot: JSON.stringify(evidence) };
}

type Sent = Omit<
  NewSubmission,
  | 'tenant_id'
  | 'id'
  | 'number'
  | 'language'
  | 'state'
  | 'outcome'
  | 'answer'
  | 'decided_by'
  | 'created_at'
  | 'decided_at'
>;

async function send(context: RequestContext, sent: Sent): Promise<string> {
  const { ids, clock, db, locale, limits, tenant } = context;
  // Generated before the transaction, which may run more than once.
  const created = { id: ids.ulid(), number: reportNumber(ids.random()), mail: ids.ulid(), forward: ids.ulid() };
  // Beyond its limit an address that a stranger typed gets no more confirmations; the case itself is received.
  const mails =
    sent.email == null || (await limits.submissionMailbox.tryTake(`${tenant.id}|${sent.email.toLowerCase()}`)) === 0;
  await transaction(db, async (tx) => {
    await insertSubmission(tx, {
      ...sent,
      id: created.id,
      number: created.number,
      language: locale,
      state: 'received',
      outcome: null,
      answer: null,
      decided_by: null,
      created_at: clock.now(),
      decided_at: null,
    });
    if (mails && (sent.member_id ?? sent.email) !== null)
      await mailCaseIn(tx, context, 'safety.case-received', created);
    if (sent.kind === 'question')
      await mailCaseIn(tx, context, 'safety.case-forwarded', { number: created.number, mail: created.forward });
    onCommit(tx, context.kickOutbox);
  });
  const { viewer } = context;
  return `/complaints/${created.number}${isMember(viewer) ? '' : `?key=${caseKey(context, created.id)}`}`;
}

export type CaseTopic = 'safety.case-received' | 'safety.case-decided' | 'safety.case-forwarded';

/** Writes a mail to the outbox in the transaction of what it is about. */
export async function mailCaseIn(
  tx: Tx,
  { clock }: Pick<BrandContext, 'clock'>,
  topic: CaseTopic,
  { number, mail }: { number: string; mail: string },
): Promise<void> {
  const now = clock.now();
  const payload = JSON.stringify({ number, mail_id: mail });
  await insertOutbox(tx, { id: mail, topic, payload, created_at: now, due_at: now });
}

/** A case as its sender may see it: a member their own, anybody else with the key of the mailed link. */
export async function findCase(context: RequestContext, number: string, key: string | null): Promise<ShownCase> {
  const found = await findSubmission(context.db, typedNumber(number));
  if (!found || !maySee(context, found, key)) {
    await context.limits.token.take(context.network);
    throw nobodyHere();
  }
  const { kind, category, about, words, state, outcome, answer, created_at: at, decided_at: decidedAt } = found;
  return { number: found.number, kind, category, about, words, state, outcome, answer, at, decidedAt };
}

function maySee(context: RequestContext, found: SubmissionRow, key: string | null): boolean {
  const { viewer } = context;
  if (isMember(viewer) && found.member_id === viewer.member.id) return true;
  const [given, wanted] = [Buffer.from(key ?? ''), Buffer.from(caseKey(context, found.id))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
