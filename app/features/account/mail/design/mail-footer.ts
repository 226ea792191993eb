import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { MailFooter } from './mail-content';

/** The brand as a footer needs it. */
export interface FooterBrand {
  name: string;
  support_email: string;
  company: { name: string; address: string; city: string; kvk: string };
}

/** Why the mail came, where to ask and who sends it; with `unsubscribe`, also how to have fewer. */
export function mailFooter(
  place: { tenant: FooterBrand; origin: string; unsubscribe: string | null },
  intl: IntlShape,
): MailFooter {
  const { tenant, origin, unsubscribe } = place;
  const { company } = tenant;
  const values = {
    brand: tenant.name,
    email: tenant.support_email,
    company: `${company.name}, ${company.address}, ${company.city}`,
    registration: company.kvk,
  };
  const say = (id: string) => intl.formatMessage({ id }, values);
  return {
    lines: [
      say(unsubscribe ? messageId('mail.footer-member') : messageId('mail.footer-reason')),
      say(messageId('mail.footer-help')),
      say(messageId('mail.footer-company')),
    ],
    links: unsubscribe
      ? [
          { label: say(messageId('mail.footer-unsubscribe')), url: unsubscribe },
          { label: say(messageId('mail.footer-settings')), url: `${origin}/notifications` },
        ]
      : [],
  };
}
