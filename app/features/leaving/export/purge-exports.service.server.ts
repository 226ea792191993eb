import { deleteExports, forgetFiles, listExpiredExports } from '~db/queries/data-export';
import type { DataExportRow } from '~db/schema/data-export';
import type { BrandContext } from '~/server/context/context.server';
import { previewOf, type Preview } from '~/server/jobs/job';
import { DAY } from '~/time/durations';
import { removeParts } from './export-files.server';
import { EXPORT_MS } from './export.service.server';

const PIECE = 20;
const COUNTED = 1_000;
/** How long the page says that an archive is gone: the mail about it still leads there. */
const TOLD_MS = 30 * DAY;

/** Archives whose file or row is no longer needed, and that no longer count as asked for today. */
function listDue({ db, clock }: BrandContext, limit: number): Promise<DataExportRow[]> {
  const now = clock.now();
  return listExpiredExports(db, { now, askedBefore: now - DAY, endedBefore: now - TOLD_MS, limit });
}

/**
 * Removes archives whose time is over, the file before the row. The row of one that had its whole week stays without a
 * file for a while. Returns how many.
 */
export async function purgeExports(context: BrandContext): Promise<number> {
  const expired = await listDue(context, PIECE);
  for (const { id } of expired) await removeParts(context, id);
  const notified = expired.filter(isTold);
  await forgetFiles(context.db, notified);
  await deleteExports(
    context.db,
    expired.filter((row) => !notified.includes(row)),
  );
  return expired.length;
}

/** One that another took the place of ended earlier, and one without a size was told about long enough. */
const isTold = ({ made_at, expires_at, size }: DataExportRow) =>
  size !== null && made_at !== null && expires_at === made_at + EXPORT_MS;

export async function previewExports(context: BrandContext): Promise<Preview> {
  const due = await listDue(context, COUNTED);
  return previewOf(
    due,
    COUNTED,
    due.map(({ member_id }) => `remove an archive of member ${member_id}`),
  );
}
