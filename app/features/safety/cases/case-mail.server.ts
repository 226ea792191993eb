import { findSubmission } from '~db/queries/submission';
import { sendBrandMail, sendBrandMailTo } from '~/features/account/mail/brand-mail.service.server';
import { messageId } from '~/i18n/message-id';
import type { IntlShape } from 'react-intl';
import type { ServiceContext } from '~/server/context/context.server';
import { caseKey } from './case-number.server';

export interface CaseMailPayload {
  number: string;
  mail_id: string;
}

/** Confirms that a complaint or a notice was received. */
export const sendCaseReceived = (context: ServiceContext, payload: CaseMailPayload) =>
  sendCaseMail(context, payload, 'received');

/** The answer, and what can be done against it. */
export const sendCaseDecided = (context: ServiceContext, payload: CaseMailPayload) =>
  sendCaseMail(context, payload, 'decided');

async function sendCaseMail(
  context: ServiceContext,
  { number, mail_id: mailId }: CaseMailPayload,
  what: 'received' | 'decided',
): Promise<void> {
  const found = await findSubmission(context.db, number);
  if (!found) return;
  const { kind, outcome, answer, member_id: memberId, email, language } = found;
  const link = `${context.origin}/complaints/${number}`;
  const content = (intl: IntlShape, name: string | null) => {
    const values = { name, number, brand: context.tenant.name, email: context.tenant.support_email };
    const say = (id: string) => intl.formatMessage({ id }, values);
    const decided = what === 'decided';
    const about = say(kind === 'notice' ? messageId('mail.case-about-notice') : messageId('mail.case-about-complaint'));
    return {
      subject: say(decided ? messageId('mail.case-decided-subject') : messageId('mail.case-received-subject')),
      preview: about,
      greeting: name === null || name === '' ? say(messageId('mail.case-greeting')) : say(messageId('mail.greeting')),
      paragraphs: decided
        ? [about, ...(outcome ? [say(messageId(`mail.case-${outcome}`))] : []), answer ?? '']
        : [about, say(messageId('mail.case-next'))],
      action: {
        label: say(messageId('mail.case-button')),
        url: memberId === null ? `${link}?key=${caseKey(context, found.id)}` : link,
      },
      closing: decided
        ? [say(kind === 'notice' ? messageId('mail.case-object') : messageId('mail.case-court'))]
        : [say(messageId('mail.report-danger'))],
    };
  };
  if (memberId !== null) {
    await sendBrandMail(context, { memberId, mailId }, (intl, member) => content(intl, member.name));
  } else if (email !== null) {
    await sendBrandMailTo(context, { email, mailId, language }, (intl) => content(intl, found.name));
  }
}
