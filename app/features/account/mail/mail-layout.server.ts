import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { OutgoingMail } from '~/providers/mail/mail-port';
import type { Tenant } from '~/tenancy/tenant';
import type { MailContent, MailFooter, UnsubscribeLinks } from './design/mail-content';
import { mailTheme } from './design/mail-theme';
import { mailText } from './design/mail-text';
import { mailFooter } from './design/mail-footer';

export type MailParts = Pick<OutgoingMail, 'tenant' | 'from' | 'subject' | 'text' | 'html' | 'headers'>;

/** What a mail needs beside its texts. `unsubscribe` is null for mail of the account itself, which cannot be switched off. */
export interface MailPlace {
  tenant: Tenant;
  /** The brand's public origin. */
  origin: string;
  unsubscribe: UnsubscribeLinks | null;
}

/** A mail of the brand as text and as HTML: the same texts in the brand's colours. */
export async function brandMail(place: MailPlace, intl: IntlShape, content: MailContent): Promise<MailParts> {
  const { tenant, origin, unsubscribe } = place;
  const footer = mailFooter({ tenant, origin, unsubscribe }, intl);
  return {
    tenant: tenant.slug,
    from: { name: tenant.mail_name, address: tenant.mail_address },
    subject: content.subject,
    text: mailText(content, footer),
    html: await asHtml(place, intl, content, footer),
    headers: {
      // Marks the mail as automatic, so that automatic replies are not sent back (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // For programs that read aloud or offer a translation (RFC 3282).
      'Content-Language': intl.locale,
      // One click in the mail program ends mails of these kinds (RFC 2369, RFC 8058).
      ...(unsubscribe
        ? {
            'List-Unsubscribe': listUnsubscribe(unsubscribe),
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}

const listUnsubscribe = ({ all, mailbox }: UnsubscribeLinks) => `<${all}>${mailbox ? `, <mailto:${mailbox}>` : ''}`;

async function asHtml(place: MailPlace, intl: IntlShape, content: MailContent, footer: MailFooter): Promise<string> {
  // Loaded with the first mail: a server that only serves pages needs none of it.
  const { renderMail } = await import('./design/render-mail');
  return renderMail({
    brand: { name: place.tenant.name, url: `${place.origin}/` },
    theme: mailTheme(place.tenant),
    locale: intl.locale,
    content,
    footer,
    buttonAlternative: intl.formatMessage({ id: messageId('mail.button-alternative') }),
  });
}
