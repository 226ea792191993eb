import { getMailboxMail } from '~/features/account/mail/mailbox.service.server';
import { pageLoader } from '~/server/response/respond.server';

/** Mail has inline styles, which our own pages forbid; without scripts, in a sandbox, it may have them here. */
const POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** A mail of the development mailbox as its designer meant it. */
export const loader = pageLoader(({ context, params }) => {
  const { html } = getMailboxMail(context, params['id'] ?? '');
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    },
  });
});
