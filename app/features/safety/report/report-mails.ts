import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { COMPLAINT_MONTHS } from '~/features/account/decision/complaint-time';
import { messageId } from '~/i18n/message-id';

/** The mails about reports and decisions. They never say who was reported, because mailboxes may be shared. */
interface MailBrand {
  name: string;
  support_email: string;
}

interface ReportInput {
  name: string;
  number: string;
  url: string;
}

const sayer =
  (intl: IntlShape, tenant: MailBrand, input: { name: string; number: string }) =>
  (id: string): string =>
    intl.formatMessage(
      { id },
      {
        name: input.name,
        number: input.number,
        brand: tenant.name,
        email: tenant.support_email,
        months: COMPLAINT_MONTHS,
      },
    );

/** The number of a report, and what happens next. */
export function reportReceiptMail(tenant: MailBrand, intl: IntlShape, input: ReportInput): MailContent {
  const say = sayer(intl, tenant, input);
  return {
    subject: say(messageId('mail.report-subject')),
    preview: say(messageId('mail.report-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.report-intro')), say(messageId('mail.report-next'))],
    action: { label: say(messageId('mail.report-button')), url: input.url },
    closing: [say(messageId('mail.report-danger'))],
  };
}

/** Informs the reporter of the decision (Digital Services Act, article 16), and how to object. */
export function reportDecidedMail(
  tenant: MailBrand,
  intl: IntlShape,
  input: ReportInput & { state: 'upheld' | 'dismissed' },
): MailContent {
  const say = sayer(intl, tenant, input);
  return {
    subject: say(messageId('mail.decided-subject')),
    preview: say(messageId('mail.decided-preview')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId(`mail.decided-${input.state}`)), say(messageId('mail.decided-person'))],
    action: { label: say(messageId('mail.report-button')), url: input.url },
    closing: [say(messageId('mail.decided-object'))],
  };
}

/** The statement of reasons to the member whose profile was hidden; `words` are those of the page. */
export function decisionMail(
  tenant: MailBrand,
  intl: IntlShape,
  input: ReportInput & { words: { title: string; lines: string[]; objection: string } },
): MailContent {
  const say = sayer(intl, tenant, input);
  const { title, lines, objection } = input.words;
  return {
    subject: say(messageId('mail.decision-subject')),
    preview: title,
    heading: title,
    greeting: say(messageId('mail.greeting')),
    paragraphs: lines,
    action: { label: say(messageId('mail.decision-button')), url: input.url },
    closing: [objection, say(messageId('mail.decision-court'))],
  };
}

export function decisionLiftedMail(tenant: MailBrand, intl: IntlShape, input: ReportInput): MailContent {
  const say = sayer(intl, tenant, input);
  return {
    subject: say(messageId('mail.lifted-subject')),
    preview: say(messageId('mail.lifted-intro')),
    greeting: say(messageId('mail.greeting')),
    paragraphs: [say(messageId('mail.lifted-intro'))],
    action: { label: say(messageId('mail.lifted-button')), url: input.url },
    closing: [say(messageId('mail.lifted-sorry'))],
  };
}
