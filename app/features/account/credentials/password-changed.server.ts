import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { ServiceContext } from '~/server/context/context.server';
import { sendBrandMail, type MailContent } from '../mail/brand-mail.service.server';

export const PASSWORD_CHANGED_TOPIC = 'account.password-changed';
export interface PasswordChangedPayload {
  member_id: string;
  mail_id: string;
  /** Names what an undo link would restore; null after a reset, which came to the mailbox itself. */
  undo: string | null;
}

/** The job: tells the member that the password has changed. */
export async function sendPasswordChanged(context: ServiceContext, payload: PasswordChangedPayload): Promise<void> {
  await sendBrandMail(context, { memberId: payload.member_id, mailId: payload.mail_id }, (intl, { name }) =>
    passwordChangedMail(context, intl, name),
  );
}

function passwordChangedMail({ tenant, origin }: ServiceContext, intl: IntlShape, name: string): MailContent {
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
