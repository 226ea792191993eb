import { transaction } from '~db/database';
import { countEndedMandates, deleteEndedMandates, listMandatesOfDeleted } from '~db/queries/mandate';
import type { BrandContext } from '~/server/context/context.server';
import type { Preview } from '~/server/jobs/job';
import { endMandateIn } from '../payments/mandate.server';

const PIECE = 100;
/** The time for which the list of payments can still name a method that has ended. */
const ENDED_MS = 30 * 86_400_000;

/** Ends the saved methods of deleted members, and erases what ended a month ago. Returns how many it changed. */
export async function eraseMandates(context: BrandContext): Promise<number> {
  const due = await listMandatesOfDeleted(context.db, PIECE);
  for (const row of due) await transaction(context.db, (tx) => endMandateIn(tx, context, row, 'account'));
  return due.length + (await deleteEndedMandates(context.db, context.clock.now() - ENDED_MS));
}

/** The most that a dry run counts. */
const COUNTED = 1_000;

/** The number of rows that `eraseMandates` would change. */
export async function previewMandates({ db, clock }: BrandContext): Promise<Preview> {
  const due = await listMandatesOfDeleted(db, COUNTED);
  const ended = await countEndedMandates(db, clock.now() - ENDED_MS);
  return { count: due.length + ended, more: due.length >= COUNTED };
}
