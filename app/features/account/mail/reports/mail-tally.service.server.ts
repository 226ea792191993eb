import { domainToASCII } from 'node:url';
import type { Db } from '~db/database';
import { addToTally, claimAlarm, findTally, type Tallied } from '~db/queries/mail-tally';
import type { BrandContext } from '~/server/context/context.server';
import type { Logger } from '~/server/operations/logger';
import { bestEffort } from '~/server/response/best-effort';
import type { BounceVerdict } from './bounce-verdict';

type Context = Pick<BrandContext, 'clock'>;

/** Fewer failures of ours at one provider and day are chance: a mail that one filter did not like. */
const FEW = 10;
/** The share of what was sent to a provider on one day. */
const SHARE = 0.1;

/** Too much mail to one provider came back for a failure of ours. */
export interface MailAlarm {
  provider: string;
  day: string;
  sent: number;
  failed: number;
  ours: number;
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Who has the mailboxes of a domain, as far as the domain says. */
export const mailProviderOf = (email: string): string =>
  (domainToASCII(email.slice(email.lastIndexOf('@') + 1)) || 'unknown').toLowerCase().slice(0, 253);

/** Counts a mail that our mail server took. The mail is sent, so nothing may fail because of this. */
export async function countSent(context: Context & Pick<BrandContext, 'db' | 'log'>, email: string): Promise<void> {
  const of = { day: dayOf(context.clock.now()), provider: mailProviderOf(email) };
  await bestEffort(context.log, 'the count of sent mail', () => addToTally(context.db, of, 'sent'));
}

/** Counts a mail that came back. Returns an alarm, once a day for each provider, if too many of them are our fault. */
export async function countFailure(
  db: Db,
  { clock }: Context,
  email: string,
  { kind }: BounceVerdict,
): Promise<MailAlarm | null> {
  const what: Tallied = kind === 'ours' ? 'ours' : 'failed';
  const of = { day: dayOf(clock.now()), provider: mailProviderOf(email) };
  await addToTally(db, of, what);
  if (what !== 'ours') return null;
  const { sent, failed, ours } = (await findTally(db, of))!;
  // What comes back today may have been sent yesterday.
  if (ours < FEW || ours / Math.max(sent, failed + ours) < SHARE) return null;
  return (await claimAlarm(db, of, clock.now())) ? { ...of, sent, failed, ours } : null;
}

/** An error of the operation: someone has to look at the records of the domain, the content or the amount of our mail. */
export function tellAlarm(log: Pick<Logger, 'error'>, alarm: MailAlarm | null): void {
  if (alarm) log.error({ ...alarm }, 'a mail provider refuses our mail for a failure of ours');
}
