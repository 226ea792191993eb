import { transaction } from '~db/database';
import { countDueOutbox } from '~db/queries/outbox';
import { claimOpeningMail, listUnmailedEntries } from '~db/queries/waiting-list';
import type { BrandContext } from '~/server/context/context.server';
import { previewOf, type Preview } from '~/server/jobs/job';
import { mailIn } from './waiting-list.service.server';

const PIECE = 100;
/** While so many jobs of the brand wait, the list does too: it must not delay what members write to each other. */
const BACKLOG = 300;
/** As many entries are counted in a dry run. */
const PREVIEWED = 5_000;

export const acceptsAllSignups = ({ tenant }: Pick<BrandContext, 'tenant'>): boolean => tenant.signups === 'all';

/**
 * Writes the one mail of each confirmed entry to the outbox once everybody may sign up. The entry names its mail in the
 * same transaction, so a process that dies repeats nothing. Returns how many; 0 if nothing is left or too much else waits.
 */
export async function mailOpening(context: BrandContext): Promise<number> {
  const { db, clock, ids } = context;
  if (!acceptsAllSignups(context)) return 0;
  const due = await countDueOutbox(db, clock.now(), BACKLOG);
  if (due.reduce((sum, { count }) => sum + count, 0) >= BACKLOG) return 0;
  const mails = (await listUnmailedEntries(db, PIECE)).map(({ id }) => ({ id, mail_id: ids.ulid() }));
  if (mails.length === 0) return 0;
  return transaction(db, async (tx) => {
    let claimed = 0;
    for (const mail of mails) {
      if (!(await claimOpeningMail(tx, mail.id, mail.mail_id))) continue;
      await mailIn(tx, context, 'waiting-list.open', mail);
      claimed += 1;
    }
    return claimed;
  });
}

/** How many a run would mail. While signups are closed it says how many wait, and that none would be mailed. */
export async function previewOpening(context: BrandContext): Promise<Preview> {
  const found = await listUnmailedEntries(context.db, PREVIEWED);
  if (acceptsAllSignups(context)) return previewOf(found, PREVIEWED);
  const count = found.length >= PREVIEWED ? `at least ${PREVIEWED}` : String(found.length);
  return { count: 0, more: false, lines: [`${count} on the list, but signups are not open to everybody`] };
}
