import { onCommit, type Tx } from '~db/database';
import { insertOutbox } from '~db/queries/outbox';
import { findTokenEverIssued } from '~db/queries/token';
import type { BrandContext } from '~/server/context/context.server';
import { sendBrandMail } from '../mail/brand-mail.service.server';
import { changeUndoneMail } from './mail-change-mails';
import { seedUndoIn, type Before } from '../links/undo-seed.server';

export const CHANGE_UNDONE_TOPIC = 'account.change-undone';
export interface ChangeUndonePayload {
  member_id: string;
  mail_id: string;
  /** The hash of the row in `token` that holds the address; nobody knows its secret, so it is no link. */
  replaced: string;
}

/** Tells the address that an undo has taken away from the account, no matter who reads it. */
export async function tellReplacedEmailIn(
  tx: Tx,
  context: BrandContext,
  memberId: string,
  email: string,
): Promise<void> {
  const now = context.clock.now();
  const replaced = await seedUndoIn(tx, context, memberId, { email });
  const payload: ChangeUndonePayload = { member_id: memberId, mail_id: context.ids.ulid(), replaced };
  const row = { id: payload.mail_id, topic: CHANGE_UNDONE_TOPIC, payload: JSON.stringify(payload) };
  await insertOutbox(tx, { ...row, created_at: now, due_at: now });
  onCommit(tx, context.kickOutbox);
}

export async function sendChangeUndone(context: BrandContext, payload: ChangeUndonePayload): Promise<void> {
  const token = await findTokenEverIssued(context.db, payload.replaced);
  if (!token?.payload) return;
  const { email } = JSON.parse(token.payload) as Before;
  await sendBrandMail(context, { memberId: payload.member_id, mailId: payload.mail_id, email }, (intl, { name }) =>
    changeUndoneMail(context.tenant, intl, name),
  );
}
