import { deleteExports, listExpiredExports } from '~db/queries/data-export';
import type { DataExportRow } from '~db/schema/data-export';
import type { ServiceContext } from '~/server/context/context.server';
import { previewOf, type Preview } from '~/server/jobs/job';
import { removeParts } from './export-files.server';

const PIECE = 20;
const COUNTED = 1_000;
const DAY = 24 * 60 * 60 * 1000;

/** Archives whose time is over and that no longer count as asked for today. */
function listDue({ db, clock }: ServiceContext, limit: number): Promise<DataExportRow[]> {
  const now = clock.now();
  return listExpiredExports(db, { now, askedBefore: now - DAY, limit });
}

/** Removes archives whose time is over, the file before the row. Returns how many. */
export async function purgeExports(context: ServiceContext): Promise<number> {
  const expired = await listDue(context, PIECE);
  for (const { id } of expired) await removeParts(context, id);
  return deleteExports(context.db, expired);
}

export async function previewExports(context: ServiceContext): Promise<Preview> {
  const due = await listDue(context, COUNTED);
  return previewOf(
    due,
    COUNTED,
    due.map(({ member_id }) => `remove an archive of member ${member_id}`),
  );
}
