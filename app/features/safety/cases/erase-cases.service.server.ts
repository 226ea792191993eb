import { deleteSubmissionsBefore } from '~db/queries/submission';
import type { ServiceContext } from '~/server/context/context.server';

/** As long as somebody can complain about the decision, and a few days more. */
const RETENTION_MS = 190 * 24 * 60 * 60 * 1000;
const BATCH = 200;

/** Deletes complaints and notices that were decided long ago. Returns their number. */
export const eraseOldCases = ({ db, clock }: ServiceContext): Promise<number> =>
  deleteSubmissionsBefore(db, clock.now() - RETENTION_MS, BATCH);
