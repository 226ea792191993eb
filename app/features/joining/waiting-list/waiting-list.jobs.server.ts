import type { IntlShape } from 'react-intl';
import { transaction } from '~db/database';
import { findMember, findMemberByEmail } from '~db/queries/member';
import {
  deleteWaitingListEntry,
  findWaitingListEntry,
  markOpeningMailed,
  releaseOpeningMail,
} from '~db/queries/waiting-list';
import type { WaitingListRow } from '~db/schema/waiting-list';
import { sendBrandMail, sendBrandMailTo, type MailContent } from '~/features/account/mail/brand-mail.service.server';
import { noteEntryFailure } from '~/features/account/mail/reports/take-report.service.server';
import { mailedUntil } from '~/features/account/waiting-list-times';
import type { BrandContext } from '~/server/context/context.server';
import { Postponed } from '~/server/jobs/outbox';
import { DAY } from '~/time/durations';
import { acceptsAllSignups } from './opening.service.server';
import { issueConfirmLink, waitingListRemovalLink } from './waiting-list-links.service.server';
import { alreadyListedMail, confirmListMail, listMemberMail, openingMail } from './waiting-list-mails';
import type { WaitingListPayload, WaitingListTopic } from './waiting-list.service.server';

const REFUSED = { everyMs: DAY, withinMs: 7 * DAY };

type Job = (context: BrandContext, payload: WaitingListPayload) => Promise<void>;

/** The outbox handlers of the waiting list, by topic. Each may run more than once. */
export const waitingListJobs: Record<WaitingListTopic, Job> = {
  'waiting-list.asked': async (context, { id, mail_id: mailId }) => {
    const entry = await findWaitingListEntry(context.db, id);
    if (!entry) return;
    const { tenant } = context;
    const url = entry.confirmed_at === null ? await issueConfirmLink(context, entry) : null;
    await mailEntry(context, entry, mailId, (intl) =>
      url === null ? alreadyListedMail(tenant, intl) : confirmListMail(tenant, intl, { url }),
    );
  },

  'waiting-list.member': async (context, { id, mail_id: mailId }) => {
    if ((await findMember(context.db, id))?.status !== 'active') return;
    await sendBrandMail(context, { memberId: id, mailId }, (intl, { name }) =>
      listMemberMail(context.tenant, intl, { name, url: `${context.origin}/login` }),
    );
  },

  'waiting-list.open': async (context, { id, mail_id: mailId }) => {
    const { db, clock, tenant, origin } = context;
    const entry = await findWaitingListEntry(db, id);
    if (entry?.opening_mail_id !== mailId || entry.opening_mailed_at !== null) return;
    if (!acceptsAllSignups(context)) return releaseOpeningMail(db, id, mailId);
    // Came in another way meanwhile.
    if ((await findMemberByEmail(db, entry.email))?.status === 'active') return erase(context, id);
    const url = `${origin}/signup`;
    const outcome = await mailEntry(context, entry, mailId, (intl) => openingMail(tenant, intl, { url }));
    if (outcome === 'gone') return;
    // It is the one mail that was promised: our own mail server may take it when someone has looked at it.
    if (outcome === 'refused') throw new Postponed('our mail server refused an opening mail for good', REFUSED);
    const now = clock.now();
    await markOpeningMailed(db, id, { opening_mailed_at: now, erase_at: mailedUntil(now) });
  },
};

/**
 * A mail to someone on the list, with the link that leaves it. `gone`: the mailbox is, and so is the entry now. `refused`: by
 * our mail server, for whatever else.
 */
async function mailEntry(
  context: BrandContext,
  entry: WaitingListRow,
  mailId: string,
  content: (intl: IntlShape) => MailContent,
): Promise<'sent' | 'gone' | 'refused'> {
  const { id, email, language } = entry;
  const unsubscribe = { reader: 'entry' as const, all: await waitingListRemovalLink(context, entry), each: [] };
  const handed = await sendBrandMailTo(context, { email, mailId, language, unsubscribe, reportedId: id }, content);
  if (handed.taken) return 'sent';
  const { verdict } = handed;
  if (!verdict) return 'refused';
  return (await transaction(context.db, (tx) => noteEntryFailure(tx, context, id, verdict))) ? 'gone' : 'refused';
}

async function erase({ db }: BrandContext, id: string): Promise<void> {
  await transaction(db, (tx) => deleteWaitingListEntry(tx, id));
}
