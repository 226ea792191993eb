import { deleteLiftedDecisionsBefore } from '~db/queries/decision';
import { deleteReportsBefore } from '~db/queries/report';
import { deleteSubmissionsBefore } from '~db/queries/submission';
import type { ServiceContext } from '~/server/context/context.server';

/** As long as somebody can complain about the decision, and a few days more. */
const RETENTION_MS = 190 * 24 * 60 * 60 * 1000;
const BATCH = 200;

/**
 * Deletes complaints, notices and reports that were decided long ago, and decisions that were lifted long ago. What a
 * profile is still hidden for stays as long as it is. Returns their number.
 */
export async function eraseOldCases({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  const before = clock.now() - RETENTION_MS;
  const submissions = await deleteSubmissionsBefore(db, before, BATCH);
  const reports = await deleteReportsBefore(db, before, BATCH);
  return submissions + reports + (await deleteLiftedDecisionsBefore(db, before, BATCH));
}
