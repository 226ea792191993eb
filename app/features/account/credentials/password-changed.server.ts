import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { ServiceContext } from '~/server/context/context.server';
import { sendBrandMail, type MailContent } from '../mail/brand-mail.service.server';
import { issueFromSeed } from './undo-seed.server';

export const PASSWORD_CHANGED_TOPIC = 'account.password-changed';
export interface PasswordChangedPayload {
  member_id: string;
  mail_id: string;
  /** The hash of the row in `token` that an undo link is made of; null after a reset, which came to the mailbox itself. */
  undo: string | null;
}

/** The job: tells the member that the password has changed, and how to undo that. */
export async function sendPasswordChanged(context: ServiceContext, payload: PasswordChangedPayload): Promise<void> {
  const undo = payload.undo === null ? undefined : await issueFromSeed(context, payload.undo);
  // The mail goes to the address of the change, even if that has changed since.
  const email = undo?.token.payload ? (JSON.parse(undo.token.payload) as { email: string }).email : undefined;
  await sendBrandMail(context, { memberId: payload.member_id, mailId: payload.mail_id, email }, (intl, { name }) =>
    undo ? undoMail(context, intl, { name, url: undo.url }) : resetDoneMail(context, intl, name),
  );
}

function undoMail(
  { tenant }: ServiceContext,
  intl: IntlShape,
  { name, url }: { name: string; url: string },
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.password-changed-subject')),
    preview: say(messageId('mail.password-changed-text')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.password-changed-text')), say(messageId('mail.password-changed-undo'))],
    action: { label: say(messageId('mail.password-changed-undo-button')), url },
    closing: [say(messageId('mail.mail-change-done-hours'))],
  };
}

function resetDoneMail({ tenant, origin }: ServiceContext, intl: IntlShape, name: string): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { name, brand: tenant.name, email: tenant.support_email });
  return {
    subject: say(messageId('mail.password-changed-subject')),
    preview: say(messageId('mail.password-changed-reset')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.password-changed-reset'))],
    action: { label: say(messageId('mail.password-changed-button')), url: `${origin}/reset-password` },
    closing: [say(messageId('mail.password-changed-not-you'))],
  };
}
