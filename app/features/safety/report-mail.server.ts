import { sendBrandMail } from '~/features/account/brand-mail.service.server';
import { messageId } from '~/i18n/message-id';
import type { ServiceContext } from '~/server/context.server';

export interface ReportMailPayload {
  member_id: string;
  mail_id: string;
  number: string;
}

/** The receipt by mail: the number, and what happens next. It does not say who was reported: mailboxes are shared. */
export function sendReportReceipt(context: ServiceContext, payload: ReportMailPayload): Promise<void> {
  const { member_id: memberId, mail_id: mailId, number } = payload;
  return sendBrandMail(context, { memberId, mailId }, (intl, { name }) => {
    const values = { name, number, brand: context.tenant.name, email: context.tenant.support_email };
    const say = (id: string) => intl.formatMessage({ id }, values);
    return {
      subject: say(messageId('mail.report-subject')),
      preview: say(messageId('mail.report-preview')),
      greeting: say(messageId('mail.greeting')),
      paragraphs: [say(messageId('mail.report-intro')), say(messageId('mail.report-next'))],
      action: { label: say(messageId('mail.report-button')), url: `${context.origin}/reports/${number}` },
      closing: [say(messageId('mail.report-danger'))],
    };
  });
}
