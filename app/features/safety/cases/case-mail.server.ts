import type { IntlShape } from 'react-intl';
import { findSubmission } from '~db/queries/submission';
import type { SubmissionRow } from '~db/schema/submission';
import { sendBrandMail, sendBrandMailTo, type MailContent } from '~/features/account/mail/brand-mail.service.server';
import { DEFAULT_LOCALE } from '~/i18n/locales';
import type { BrandContext } from '~/server/context/context.server';
import { caseDecidedMail, caseReceivedMail, questionForwardedMail } from './case-mails';
import { caseKey } from './case-number.server';

export interface CaseMailPayload {
  number: string;
  mail_id: string;
}

/** Confirms that a complaint, a notice or a question was received. */
export const sendCaseReceived = (context: BrandContext, payload: CaseMailPayload) =>
  sendCaseMail(context, payload, (found, url) => (intl, name) => {
    const { kind, number, words, member_id: memberId } = found;
    // Nobody else's words go to an e-mail address that a stranger typed.
    const copy = kind === 'question' && memberId !== null ? words : null;
    return caseReceivedMail(context.tenant, intl, { kind, number, name, url, copy });
  });

/** The answer, and what can be done against it. */
export const sendCaseDecided = (context: BrandContext, payload: CaseMailPayload) =>
  sendCaseMail(
    context,
    payload,
    ({ kind, number, outcome, answer }, url) =>
      (intl, name) =>
        caseDecidedMail(context.tenant, intl, { kind, number, name, url, outcome, answer: answer ?? '' }),
  );

/** Puts a question into the mailbox of customer service, in the language of the operators' commands. */
export async function sendCaseForwarded(context: BrandContext, payload: CaseMailPayload): Promise<void> {
  const found = await findSubmission(context.db, payload.number);
  if (!found) return;
  const { number, category, words, email, member_id: memberId, language } = found;
  const to = { email: context.tenant.support_email, mailId: payload.mail_id, language: DEFAULT_LOCALE };
  const from = email ?? memberId ?? '–';
  await sendBrandMailTo(context, to, (intl) =>
    questionForwardedMail(context.tenant, intl, { number, category, from, language, words }),
  );
}

async function sendCaseMail(
  context: BrandContext,
  { number, mail_id: mailId }: CaseMailPayload,
  contentOf: (found: SubmissionRow, url: string) => (intl: IntlShape, name: string | null) => MailContent,
): Promise<void> {
  const found = await findSubmission(context.db, number);
  if (!found) return;
  const { member_id: memberId, email, language } = found;
  const link = `${context.origin}/complaints/${number}`;
  if (memberId !== null) {
    const content = contentOf(found, link);
    await sendBrandMail(context, { memberId, mailId }, (intl, member) => content(intl, member.name));
  } else if (email !== null) {
    const content = contentOf(found, `${link}?key=${caseKey(context, found.id)}`);
    // Not even a name: who typed the address may have typed someone else's, and anything as the name.
    await sendBrandMailTo(context, { email, mailId, language }, (intl) => content(intl, null));
  }
}
