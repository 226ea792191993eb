import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { MailFooter, UnsubscribeLinks } from './mail-content';

/** The brand as a footer needs it. */
export interface FooterBrand {
  name: string;
  support_email: string;
  company: { name: string; address: string; city: string; kvk: string };
}

/** Why the mail came, where to ask and who sends it; with `unsubscribe`, also how to have fewer. */
export function mailFooter(
  place: { tenant: FooterBrand; origin: string; unsubscribe: UnsubscribeLinks | null },
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
          ...unsubscribe.each.map(({ type, url }) => {
            const kind = intl.formatMessage({ id: messageId(`account.mail-${type}`) });
            return { label: intl.formatMessage({ id: messageId('mail.footer-unsubscribe-kind') }, { kind }), url };
          }),
          {
            label: say(
              unsubscribe.each.length > 0
                ? messageId('mail.footer-unsubscribe-all')
                : messageId('mail.footer-unsubscribe'),
            ),
            url: unsubscribe.all,
          },
          { label: say(messageId('mail.footer-settings')), url: `${origin}/notifications` },
        ]
      : [],
  };
}
