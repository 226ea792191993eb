import { findSubmission } from '~db/queries/submission';
import { sendBrandMail, sendBrandMailTo } from '~/features/account/mail/brand-mail.service.server';
import { DEFAULT_LOCALE } from '~/i18n/locales';
import { messageId } from '~/i18n/message-id';
import type { IntlShape } from 'react-intl';
import type { ServiceContext } from '~/server/context/context.server';
import { caseKey } from './case-number.server';

export interface CaseMailPayload {
  number: string;
  mail_id: string;
}

/** Confirms that a complaint, a notice or a question was received. */
export const sendCaseReceived = (context: ServiceContext, payload: CaseMailPayload) =>
  sendCaseMail(context, payload, 'received');

/** The answer, and what can be done against it. */
export const sendCaseDecided = (context: ServiceContext, payload: CaseMailPayload) =>
  sendCaseMail(context, payload, 'decided');

/** Puts a question into the mailbox of customer service, in the language of the operators' commands. */
export async function sendCaseForwarded(context: ServiceContext, payload: CaseMailPayload): Promise<void> {
  const found = await findSubmission(context.db, payload.number);
  if (!found) return;
  const { number, category, words, email, member_id: memberId, language } = found;
  const to = { email: context.tenant.support_email, mailId: payload.mail_id, language: DEFAULT_LOCALE };
  await sendBrandMailTo(context, to, (intl) => {
    const from = email ?? memberId ?? '–';
    const say = (id: string) =>
      intl.formatMessage({ id }, { number, category, from, language, brand: context.tenant.name });
    return {
      subject: say(messageId('mail.question-subject')),
      preview: say(messageId('mail.question-from')),
      greeting: say(messageId('mail.question-heading')),
      paragraphs: [say(messageId('mail.question-from')), ...words.split(/\n+/)],
      closing: [say(messageId('mail.question-answer'))],
    };
  });
}

/** What a mail is about. */
const ABOUT = {
  complaint: messageId('mail.case-about-complaint'),
  notice: messageId('mail.case-about-notice'),
  question: messageId('mail.case-about-question'),
};

async function sendCaseMail(
  context: ServiceContext,
  { number, mail_id: mailId }: CaseMailPayload,
  what: 'received' | 'decided',
): Promise<void> {
  const found = await findSubmission(context.db, number);
  if (!found) return;
  const { kind, outcome, answer, words, member_id: memberId, email, language } = found;
  // Nobody else's words go to an e-mail address that a stranger typed.
  const copy = kind === 'question' && memberId !== null ? words.split(/\n+/) : [];
  const link = `${context.origin}/complaints/${number}`;
  const content = (intl: IntlShape, name: string | null) => {
    const values = { name, number, brand: context.tenant.name, email: context.tenant.support_email };
    const say = (id: string) => intl.formatMessage({ id }, values);
    const decided = what === 'decided';
    const about = say(ABOUT[kind]);
    return {
      subject: say(decided ? messageId('mail.case-decided-subject') : messageId('mail.case-received-subject')),
      preview: about,
      greeting: name === null || name === '' ? say(messageId('mail.case-greeting')) : say(messageId('mail.greeting')),
      paragraphs: decided
        ? [about, ...(outcome ? [say(messageId(`mail.case-${outcome}`))] : []), answer ?? '']
        : [
            about,
            say(messageId('mail.case-next')),
            ...(copy.length > 0 ? [say(messageId('mail.case-copy')), ...copy] : []),
          ],
      action: {
        label: say(messageId('mail.case-button')),
        url: memberId === null ? `${link}?key=${caseKey(context, found.id)}` : link,
      },
      closing: decided
        ? kind === 'question'
          ? []
          : [say(kind === 'notice' ? messageId('mail.case-object') : messageId('mail.case-court'))]
        : [say(messageId('mail.report-danger'))],
    };
  };
  if (memberId !== null) {
    await sendBrandMail(context, { memberId, mailId }, (intl, member) => content(intl, member.name));
  } else if (email !== null) {
    await sendBrandMailTo(context, { email, mailId, language }, (intl) => content(intl, found.name));
  }
}
