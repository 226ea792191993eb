import { mailInScheme, onPhones } from '~/features/account/mail/design/mail-css';
import { getMailboxMail } from '~/features/account/mail/mailbox.service.server';
import { pathName } from '~/server/response/path-parameters';
import { pageLoader } from '~/server/response/respond.server';

/** Mails have inline styles, which the product's pages forbid. The mail is shown in a sandbox without scripts. */
const POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export const loader = pageLoader({ id: pathName }, ({ context, params, request }) => {
  const { html } = getMailboxMail(context, params.id);
  const { searchParams } = new URL(request.url);
  const scheme = searchParams.get('scheme');
  const mail = scheme === 'dark' || scheme === 'light' ? mailInScheme(html, scheme) : html;
  return new Response(searchParams.get('view') === 'phone' ? onPhones(mail) : mail, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    },
  });
});
