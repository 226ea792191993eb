import { reasons } from '~db/personal-data/reasons';
import { deleteLiftedDecisionsBefore } from '~db/queries/decision';
import { deleteReportsBefore } from '~db/queries/report';
import { deleteQuestionsBefore, deleteSubmissionsBefore } from '~db/queries/submission';
import type { BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';

/** As long as someone can complain about the decision, and a few days more; the same as for erased members. */
export const CASE_DAYS = reasons.report.days!;
/** A question may be answered by mail alone, and then nobody closes it here. */
export const QUESTION_DAYS = 365;
const BATCH = 200;

/**
 * Deletes complaints, notices, questions and reports that were decided long ago, old questions that nobody closed, and
 * decisions that were lifted long ago. What a profile is still hidden for stays as long as it is. Returns their number.
 */
export async function eraseOldCases({ db, clock }: Pick<BrandContext, 'db' | 'clock'>): Promise<number> {
  const before = clock.now() - CASE_DAYS * DAY;
  const submissions =
    (await deleteSubmissionsBefore(db, before, BATCH)) +
    (await deleteQuestionsBefore(db, clock.now() - QUESTION_DAYS * DAY, BATCH));
  const reports = await deleteReportsBefore(db, before, BATCH);
  return submissions + reports + (await deleteLiftedDecisionsBefore(db, before, BATCH));
}
