import { onCommit, transaction, type Tx } from '~db/database';
import { emailKeyOf, findMemberByEmail } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { askAgain, findWaitingListEmail, insertWaitingListEntry } from '~db/queries/waiting-list';
import { askedUntil } from '~/features/account/waiting-list-times';
import type { RequestContext, BrandContext } from '~/server/context/context.server';
import { waitingListLater } from '../joining.errors';
import { WAITING_LIST_VERSION } from './waiting-list-consent';

export type WaitingListTopic = 'waiting-list.asked' | 'waiting-list.member' | 'waiting-list.open';

export interface WaitingListPayload {
  /** The entry, or the member. The e-mail address is not repeated here. */
  id: string;
  /** The id of the outbox row and, at every attempt, of the mail, so that a receiver can recognise a repetition. */
  mail_id: string;
}

/**
 * Adds an e-mail address that someone typed. Nothing that the caller sees tells whether it was there already, or belongs
 * to a member: the mail does. Beyond the limit of a mailbox no more mails go there.
 */
export async function askForPlace(context: RequestContext, email: string): Promise<void> {
  await takeTurn(context);
  const { db, ids, clock, locale, limits, tenant } = context;
  const emailKey = emailKeyOf(email);
  const mayMail = (await limits.waitingListMailbox.tryTake(`${tenant.id}|${emailKey}`)) === 0;
  const created = { id: ids.ulid(), mail_id: ids.ulid() };
  const now = clock.now();
  const request = { language: locale, consent_version: WAITING_LIST_VERSION, erase_at: askedUntil(now) };
  /** False if a form at the same time has made the entry, which this transaction may not see yet. */
  const addIn = async (tx: Tx): Promise<boolean> => {
    const member = await findMemberByEmail(tx, email);
    if (member?.status === 'active') {
      if (mayMail) await mailIn(tx, context, 'waiting-list.member', { ...created, id: member.id });
      return true;
    }
    const known = await findWaitingListEmail(tx, emailKey);
    const entry = { id: created.id, email, email_key: emailKey, asked_at: now, ...request };
    if (known) await askAgain(tx, known.id, request);
    else if (!(await insertWaitingListEntry(tx, entry))) return false;
    if (mayMail) await mailIn(tx, context, 'waiting-list.asked', { ...created, id: known?.id ?? created.id });
    return true;
  };
  // The form that made the entry is perhaps not the one that may still send a mail.
  if (!(await transaction(db, addIn))) await transaction(db, addIn);
}

/** Throws waitingListLater after too many forms of an IP address or network. Others there wait, but are not shut out. */
async function takeTurn({ limits, tenant, network, ipKey }: RequestContext): Promise<void> {
  const key = `${tenant.id}|${ipKey()}`;
  let wait = await limits.waitingList.tryTake(key);
  if (wait === 0) {
    wait = await limits.waitingListNetwork.tryTake(`${tenant.id}|${network}`);
    if (wait === 0) return;
    await limits.waitingList.giveBack(key);
  }
  throw waitingListLater({ minutes: Math.ceil(wait / 60_000), retry_after: Math.ceil(wait / 1000) });
}

/** Writes a mail to the outbox in the transaction of what it is about. */
export async function mailIn(
  tx: Tx,
  { clock, kickOutbox }: Pick<BrandContext, 'clock' | 'kickOutbox'>,
  topic: WaitingListTopic,
  payload: WaitingListPayload,
): Promise<void> {
  const now = clock.now();
  await insertOutbox(tx, {
    id: payload.mail_id,
    topic,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now,
  });
  onCommit(tx, kickOutbox);
}
