import { findTokenEverIssued } from '~db/queries/token';
import type { BrandContext } from '~/server/context/context.server';
import { sendBrandMail } from '../mail/brand-mail.service.server';
import { passwordChangedMail, passwordResetMail } from './password-mails';
import { issueFromSeed } from '../links/undo-seed.server';

export const PASSWORD_CHANGED_TOPIC = 'account.password-changed';
export interface PasswordChangedPayload {
  member_id: string;
  mail_id: string;
  /** The hash of the row in `token` that an undo link is made of; null after a reset, which came to the mailbox itself. */
  undo: string | null;
}

/** The job: tells the member that the password has changed, and how to undo that. */
export async function sendPasswordChanged(context: BrandContext, payload: PasswordChangedPayload): Promise<void> {
  const undo = payload.undo === null ? undefined : await issueFromSeed(context, payload.undo);
  if (payload.undo !== null && !undo) return sendWithoutUndo(context, payload, payload.undo);
  // The mail goes to the address of the change, even if that has changed since.
  const email = undo?.token.payload ? (JSON.parse(undo.token.payload) as { email: string }).email : undefined;
  await sendBrandMail(context, { memberId: payload.member_id, mailId: payload.mail_id, email }, (intl, { name }) =>
    undo
      ? passwordChangedMail(context.tenant, intl, { name, url: undo.url, undo: true })
      : passwordResetMail(context.tenant, intl, { name, url: `${context.origin}/reset-password` }),
  );
}

/** The mail has waited for longer than its link works, or the change was undone meanwhile and nothing is left to tell. */
async function sendWithoutUndo(
  context: BrandContext,
  { member_id, mail_id }: PasswordChangedPayload,
  undo: string,
): Promise<void> {
  const token = await findTokenEverIssued(context.db, undo);
  if (token && token.consumed_at !== null) return;
  await sendBrandMail(context, { memberId: member_id, mailId: mail_id }, (intl, { name }) =>
    passwordChangedMail(context.tenant, intl, { name, url: `${context.origin}/reset-password`, undo: false }),
  );
}
