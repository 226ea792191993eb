import type { Database } from '~db/database';
import { eraseDebits, previewDebits } from '~/features/billing/direct-debit/erase-debits.service.server';
import { eraseMandates, previewMandates } from '~/features/billing/saved/erase-mandates.service.server';
import { eraseOldMessages, previewOldMessages } from '~/features/chat/server/erase.service.server';
import { forgetUnsentSignups } from '~/features/joining/activation/unsent-signups.service.server';
import { mailOpening, previewOpening } from '~/features/joining/waiting-list/opening.service.server';
import { eraseDue, previewLeavers, returnOrdersOfLeavers } from '~/features/leaving/erase/erase-due.service.server';
import { previewExports, purgeExports } from '~/features/leaving/export/purge-exports.service.server';
import { previewRetained, purgeRetained } from '~/features/leaving/erase/purge.service.server';
import { announcementRound } from '~/features/mailings/announcements/announcements.service.server';
import { mailNewTerms, previewNewTerms } from '~/features/mailings/new-terms/new-terms.service.server';
import { promotionRound } from '~/features/mailings/promotions.service.server';
import { reminderRound } from '~/features/mailings/reminders.service.server';
import { previewRound, workOnRound, type Round } from '~/features/mailings/round.service.server';
import { unreadRound } from '~/features/mailings/unread.service.server';
import { weeklyRound } from '~/features/mailings/weekly.service.server';
import { previewTrustDay, writeTrustDay } from '~/features/legal/trust/trust.service.server';
import { forgetSentNotifications } from '~/features/notifications/retention.service.server';
import { eraseOldChecks, previewOldChecks } from '~/features/photos/check/decide-check.service.server';
import { previewWithheld, withholdOutdated } from '~/features/profiles/consents/withhold.service.server';
import { eraseOldCases } from '~/features/safety/cases/erase-cases.service.server';
import type { Clock } from '~/server/context/clock';
import type { BrandContext } from '~/server/context/context.server';
import type { Ids } from '~/server/context/ids';
import type { Job, Preview } from '~/server/jobs/job';
import { rowJobs } from '~/server/jobs/row-jobs';
import { wouldChange } from '~/server/jobs/would-change';
import type { Metrics } from '~/server/operations/metrics';
import { HOUR, MINUTE } from '~/time/durations';
import { nightlyProof } from './nightly-proof.server';

export interface RegistryParts {
  database: Database;
  /** Undefined if the brand was closed meanwhile, which then has nothing to do. */
  contextOf: (tenantId: number) => BrandContext | undefined;
  clock: Clock;
  ids: Pick<Ids, 'random'>;
  metrics: Pick<Metrics, 'gauge'>;
}

/** Every job that runs at intervals, in the order in which one process does those that are due. */
export function jobRegistry(parts: RegistryParts): Job[] {
  return [...rowJobs(parts), ...featureJobs(parts), nightlyProof(parts), emptyLog(parts)];
}

/** After the jobs that delete: what they overwrote in the file of SQLite is still in its log. */
const emptyLog = ({ database }: Pick<RegistryParts, 'database'>): Job => ({
  name: 'database-log',
  does: 'empty the log of the database, which still holds what was deleted',
  everyMs: HOUR,
  scope: 'platform',
  async piece() {
    await database.emptyLog();
    return 0;
  },
  preview: async () => ({ count: (await database.logSize()) > 0 ? 1 : 0, more: false }),
});

/** The jobs of features, which work piece by piece. */
export function featureJobs({ contextOf }: Pick<RegistryParts, 'contextOf'>): Job[] {
  const job = (
    name: string,
    does: string,
    piece: (context: BrandContext) => Promise<number>,
    preview: (context: BrandContext) => Promise<Preview>,
    everyMs = HOUR,
  ): Job => ({
    name,
    does,
    everyMs,
    piece: async (tenantId) => {
      const context = contextOf(tenantId);
      return context ? piece(context) : 0;
    },
    preview: async (tenantId) => {
      const context = contextOf(tenantId);
      return context ? preview(context) : { count: 0, more: false };
    },
  });
  /** A job that changes nothing but the database. */
  const rows = (name: string, does: string, piece: (context: Pick<BrandContext, 'db' | 'clock'>) => Promise<number>) =>
    job(name, does, piece, ({ db, clock }) => wouldChange(db, (tx) => piece({ db: tx, clock })));
  // As often as this, because a round waits for the outbox after a few pieces.
  const round = (name: string, does: string, what: Round) =>
    job(
      name,
      does,
      (context) => workOnRound(context, what),
      (context) => previewRound(context, what),
      MINUTE,
    );
  return [
    round('unread-reminders', 'remind members of messages that wait', unreadRound),
    round('reminders', 'remind members of what they began and did not finish', reminderRound),
    round('promotions', 'tell members about the offers of their brand', promotionRound),
    round('news', 'tell members what the team has announced', announcementRound),
    round('weekly-updates', 'tell members about their week', weeklyRound),
    job('waiting-list', 'mail the waiting list that signups are open', mailOpening, previewOpening, MINUTE),
    job('new-terms', 'mail members the terms that they have not accepted', mailNewTerms, previewNewTerms, MINUTE),
    job('messages', 'erase messages past the retention period of the brand', eraseOldMessages, previewOldMessages),
    rows('signups', 'delete mails of signups that could not be sent', forgetUnsentSignups),
    job('debits', 'erase who gave a direct debit mandate that nobody needs', eraseDebits, previewDebits),
    job('mandates', 'end and erase saved payment methods', eraseMandates, previewMandates),
    rows('sent', 'forget after 90 days what members were told', forgetSentNotifications),
    job('erasure', 'erase members who left two weeks ago, after their money went back', eraseLeavers, previewLeavers),
    job('retained', 'delete what had to stay of erased members', purgeRetained, previewRetained),
    job('exports', 'remove archives of own data whose time is over', purgeExports, previewExports),
    job('checks', 'erase pictures of poses after the time for a second look', eraseOldChecks, previewOldChecks),
    rows('cases', 'delete complaints and notices that were decided long ago', eraseOldCases),
    job(
      'consents',
      'take orientations off profiles whose consent is to an earlier text',
      withholdOutdated,
      previewWithheld,
    ),
    job('trust', 'write the public figures of the day that is over', writeTrustDay, previewTrustDay),
  ];
}

/** The money first: the erasure would leave nobody to return it to. */
async function eraseLeavers(context: BrandContext): Promise<number> {
  const returned = await returnOrdersOfLeavers(context);
  return returned > 0 ? returned : eraseDue(context);
}
