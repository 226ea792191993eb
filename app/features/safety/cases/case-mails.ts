import type { IntlShape } from 'react-intl';
import { COMPLAINT_MONTHS } from '~/features/account/decision/complaint-time';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import { messageId } from '~/i18n/message-id';
import type { ShownCase } from './case-view';

/** The mails about complaints, notices and questions. Subjects name the number only, because lists of mail are seen by others. */
interface MailBrand {
  name: string;
  support_email: string;
}

interface CaseMailInput {
  kind: ShownCase['kind'];
  number: string;
  /** Null or empty for someone who gave none. */
  name: string | null;
  /** Where the sender follows the case. */
  url: string;
}

/** What a mail is about. */
const ABOUT = {
  complaint: messageId('mail.case-about-complaint'),
  notice: messageId('mail.case-about-notice'),
  question: messageId('mail.case-about-question'),
};

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

function caseSayer(intl: IntlShape, brand: MailBrand, { number, name }: CaseMailInput) {
  const values = { name, number, brand: brand.name, email: brand.support_email, months: COMPLAINT_MONTHS };
  return (id: string) => intl.formatMessage({ id }, values);
}

const greetingOf = (say: (id: string) => string, { name }: CaseMailInput) =>
  say(name === null || name === '' ? messageId('mail.case-greeting') : messageId('mail.greeting'));

/** Confirms that something was received. `copy`: what a member wrote; never the words of a stranger. */
export function caseReceivedMail(
  brand: MailBrand,
  intl: IntlShape,
  input: CaseMailInput & { copy: string | null },
): MailContent {
  const say = caseSayer(intl, brand, input);
  const about = say(ABOUT[input.kind]);
  return {
    subject: say(messageId('mail.case-received-subject')),
    preview: about,
    greeting: greetingOf(say, input),
    paragraphs: [
      about,
      say(messageId('mail.case-next')),
      ...(input.copy === null ? [] : [say(messageId('mail.case-copy')), ...linesOf(input.copy)]),
    ],
    action: { label: say(messageId('mail.case-button')), url: input.url },
    closing: [say(messageId('mail.report-danger'))],
  };
}

/** The answer, and what can be done against it. */
export function caseDecidedMail(
  brand: MailBrand,
  intl: IntlShape,
  input: CaseMailInput & { outcome: 'upheld' | 'dismissed' | null; answer: string },
): MailContent {
  const say = caseSayer(intl, brand, input);
  const { kind, outcome, answer } = input;
  const about = say(ABOUT[kind]);
  const objection = kind === 'notice' ? messageId('mail.case-object') : messageId('mail.case-court');
  return {
    subject: say(messageId('mail.case-decided-subject')),
    preview: about,
    greeting: greetingOf(say, input),
    paragraphs: [about, ...(outcome ? [say(messageId(`mail.case-${outcome}`))] : []), ...linesOf(answer)],
    action: { label: say(messageId('mail.case-button')), url: input.url },
    closing: kind === 'question' ? [] : [say(objection)],
  };
}

/** A question in the mailbox of customer service. */
export function questionForwardedMail(
  brand: MailBrand,
  intl: IntlShape,
  { words, ...input }: { number: string; category: string; from: string; language: string; words: string },
): MailContent {
  const say = (id: string) => intl.formatMessage({ id }, { ...input, brand: brand.name });
  return {
    subject: say(messageId('mail.question-subject')),
    preview: say(messageId('mail.question-from')),
    greeting: say(messageId('mail.question-heading')),
    paragraphs: [say(messageId('mail.question-from')), ...linesOf(words)],
    closing: [say(messageId('mail.question-answer'))],
  };
}
