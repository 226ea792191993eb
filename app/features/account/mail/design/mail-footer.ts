import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { MailFooter, MailLink, UnsubscribeLinks } from './mail-content';

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
    lines: [say(reasonOf(unsubscribe)), say(messageId('mail.footer-help')), say(messageId('mail.footer-company'))],
    links: unsubscribe ? linksOf(unsubscribe, intl, origin) : [],
  };
}

/** Why the mail came. */
function reasonOf(unsubscribe: UnsubscribeLinks | null): string {
  if (!unsubscribe) return messageId('mail.footer-reason');
  return unsubscribe.reader === 'entry' ? messageId('mail.footer-waiting-list') : messageId('mail.footer-member');
}

function linksOf({ reader, all, each }: UnsubscribeLinks, intl: IntlShape, origin: string): MailLink[] {
  const label = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  if (reader === 'entry') return [{ label: label(messageId('mail.footer-leave-list')), url: all }];
  const kinds = each.map(({ type, url }) => {
    const kind = label(messageId(`account.mail-${type}`));
    return { label: label(messageId('mail.footer-unsubscribe-kind'), { kind }), url };
  });
  const ending = each.length > 0 ? messageId('mail.footer-unsubscribe-all') : messageId('mail.footer-unsubscribe');
  return [
    ...kinds,
    { label: label(ending), url: all },
    { label: label(messageId('mail.footer-settings')), url: `${origin}/notifications` },
  ];
}
