import type { IntlShape } from 'react-intl';
import type { MailContent } from '~/features/account/mail/design/mail-content';
import type { TermsQuestion } from '~/features/account/terms/terms-view';
import { DATE_FORMATS } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import type { Tenant } from '~/tenancy/tenant';

interface NewTermsMail {
  name: string;
  origin: string;
  question: Pick<TermsQuestion, 'from' | 'due' | 'changes'>;
}

/** What is different in the terms, from when it applies, and where to answer. */
export function newTermsMail(
  tenant: Pick<Tenant, 'name' | 'time_zone'> & { company: Pick<Tenant['company'], 'name'> },
  intl: IntlShape,
  { name, origin, question }: NewTermsMail,
): MailContent {
  const say = (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id }, { brand: tenant.name, ...values });
  const day = intl.formatDate(question.from, { ...DATE_FORMATS.long, timeZone: tenant.time_zone });
  const company = say(messageId('mail.terms-new-company'), { company: tenant.company.name });
  return {
    subject: say(messageId('mail.terms-subject')),
    preview: say(messageId('mail.terms-preview')),
    greeting: say(messageId('mail.greeting'), { name }),
    paragraphs: [
      say(question.due ? messageId('mail.terms-due') : messageId('mail.terms-announced'), { day }),
      say(messageId('mail.terms-what')),
      ...question.changes.map(({ what }) => what ?? company),
    ],
    action: { label: say(messageId('mail.terms-button')), url: `${origin}/notifications/terms` },
    closing: [say(messageId('mail.terms-otherwise'))],
  };
}
