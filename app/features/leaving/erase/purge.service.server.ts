import { transaction } from '~db/database';
import { declarations } from '~db/personal-data/declarations';
import { reasonEnd } from '~db/personal-data/reasons';
import { deleteRetainedRows, listRowsOf } from '~db/personal-data/rows-of';
import { deleteRetained, listRetainedDue, postponeRetained } from '~db/queries/retained';
import type { RetainedRow } from '~db/schema/retained';
import type { BrandContext } from '~/server/context/context.server';
import { previewOf, type Preview } from '~/server/jobs/job';
import { WEEK } from '~/time/durations';

const PIECE = 20;

/** Deletes what had to stay of erased members and has reached its end. Returns how many entries of the list it settled. */
export async function purgeRetained(context: BrandContext): Promise<number> {
  const { db, clock } = context;
  const due = await listRetainedDue(db, clock.now(), PIECE);
  for (const entry of due) {
    const later = entry.reason === 'report' ? await reportsEnd(context, entry) : null;
    await transaction(db, async (tx) => {
      if (later !== null) return postponeRetained(tx, entry, later);
      await deleteRetainedRows(tx, declarations, { memberId: entry.member_id, reason: entry.reason });
      await deleteRetained(tx, entry);
    });
  }
  return due.length;
}

/** Tables of what staff decide, whose rows say when that was; and the states before. */
const DECIDED = ['report', 'submission'] as const;
const UNDECIDED: readonly unknown[] = ['open', 'received', 'in_progress'];

/** When the reports, notices and complaints about and by a member end, if not now: an open one is looked at in a week. */
async function reportsEnd({ db, clock }: BrandContext, { member_id: memberId }: RetainedRow): Promise<number | null> {
  const now = clock.now();
  const rows = (await Promise.all(DECIDED.map((table) => listRowsOf(db, declarations, { table, memberId })))).flat();
  if (rows.some(({ state }) => UNDECIDED.includes(state))) return now + WEEK;
  const end = reasonEnd('report', Math.max(0, ...rows.map(({ decided_at }) => Number(decided_at ?? 0))));
  return end !== null && end > now ? end : null;
}

/** As many are counted in a dry run. */
const COUNTED = 1_000;

/** What `purgeRetained` would settle. */
export async function previewRetained({ db, clock }: BrandContext): Promise<Preview> {
  const due = await listRetainedDue(db, clock.now(), COUNTED);
  return previewOf(
    due,
    COUNTED,
    due.map(({ member_id, reason }) => `settle what stayed of member ${member_id} for: ${reason}`),
  );
}
