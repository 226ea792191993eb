import { transaction, type Tx } from '~db/database';
import { findDecision } from '~db/queries/decision';
import { findReportByNumber, reverseReport } from '~db/queries/report';
import { findSubmission, patchOpenSubmission, reverseNotice } from '~db/queries/submission';
import type { SubmissionRow } from '~db/schema/submission';
import type { DecisionRule } from '~/features/account/decision/decision.service.server';
import { sameReviewer } from '~/features/account/decision/same-reviewer';
import {
  auditIn,
  disableProfileIn,
  enableProfileIn,
  newDecision,
  queueMailIn,
  type ReviewContext,
} from '../report/review.service.server';
import { mailCaseIn } from './case.service.server';

export interface CaseDecision {
  /** Null answers a complaint that is about no decision. */
  outcome: 'upheld' | 'dismissed' | null;
  /** What the sender reads and, if a profile is hidden for a notice, its member too. */
  words: string;
  by: string;
  /** Hides the profile that an upheld notice is about. */
  rule?: DecisionRule | undefined;
}

/** `same-reviewer`: anyone who made the decision may not decide about a complaint against it (DSA, article 20). */
export type CaseResult = 'done' | 'decided-before' | 'same-reviewer';

const another = { upheld: 'dismissed', dismissed: 'upheld' } as const;

/** Tells the sender that someone is at it. Returns false if it is decided already. */
export function takeCase(context: ReviewContext, { id, number }: SubmissionRow, by: string): Promise<boolean> {
  const audit = context.ids.ulid();
  return transaction(context.db, async (tx) => {
    if (!(await patchOpenSubmission(tx, id, { state: 'in_progress' }))) return false;
    await auditIn(tx, context, audit, 'review.case-taken', id, { number, by });
    return true;
  });
}

/** Decides once, does what follows from it and informs the sender, all in one transaction. */
export function decideCase(context: ReviewContext, found: SubmissionRow, decision: CaseDecision): Promise<CaseResult> {
  const { ids, clock } = context;
  const created = { mail: ids.ulid(), audit: ids.ulid(), effect: newDecision(context) };
  const { id, number } = found;
  const { outcome, words, by } = decision;
  return transaction(context.db, async (tx) => {
    if (await isFirstReviewer(tx, found, by)) return 'same-reviewer';
    const patch = { state: 'decided', outcome, answer: words, decided_by: by, decided_at: clock.now() } as const;
    if (!(await patchOpenSubmission(tx, id, patch))) return 'decided-before';
    if (outcome === 'upheld') await act(tx, context, found, decision, created.effect);
    if ((found.member_id ?? found.email) !== null) {
      await mailCaseIn(tx, context, 'safety.case-decided', { number, mail: created.mail });
    }
    await auditIn(tx, context, created.audit, 'review.case-decided', id, {
      number,
      by,
      outcome: outcome ?? 'answered',
    });
    return 'done';
  });
}

async function isFirstReviewer(tx: Tx, { about, about_kind: kind }: SubmissionRow, by: string): Promise<boolean> {
  if (kind === null || about === null) return false;
  const first = await firstReviewer(tx, kind, about);
  return first !== null && sameReviewer(first, by);
}

async function firstReviewer(tx: Tx, kind: 'decision' | 'report' | 'notice', number: string): Promise<string | null> {
  if (kind === 'decision') return (await findDecision(tx, number))?.made_by ?? null;
  if (kind === 'report') return (await findReportByNumber(tx, number))?.decided_by ?? null;
  return (await findSubmission(tx, number))?.decided_by ?? null;
}

async function act(
  tx: Tx,
  context: ReviewContext,
  found: SubmissionRow,
  { words: reason, by, rule }: CaseDecision,
  decision: ReturnType<typeof newDecision>,
): Promise<void> {
  const { about, about_kind: kind, subject_id: subject } = found;
  if (found.kind === 'notice') {
    if (rule && subject !== null) await disableProfileIn(tx, context, subject, { rule, reason, by }, decision, true);
    return;
  }
  if (kind === null || about === null) return;
  await auditIn(tx, context, context.ids.ulid(), 'review.decision-reversed', found.id, { number: about, kind, by });
  if (kind === 'decision' && subject !== null)
    await enableProfileIn(tx, context, subject, { reason, by }, decision.audit);
  if (kind === 'report') await reverseReportIn(tx, context, about);
  if (kind === 'notice') {
    const outcome = (await findSubmission(tx, about))?.outcome;
    if (outcome) await reverseNotice(tx, about, another[outcome]);
  }
}

async function reverseReportIn(tx: Tx, context: ReviewContext, number: string): Promise<void> {
  const report = await findReportByNumber(tx, number);
  if (!report || report.state === 'open') return;
  await reverseReport(tx, report.id, another[report.state]);
  const { reporter_id: reporter } = report;
  if (reporter !== null) await queueMailIn(tx, context, 'safety.report-decided', { member_id: reporter, number });
}
