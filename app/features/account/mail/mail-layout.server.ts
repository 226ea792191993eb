import type { IntlShape } from 'react-intl';
import { messageId } from '~/i18n/message-id';
import type { OutgoingMail } from '~/providers/mail/mail-port';
import type { Tenant } from '~/tenancy/tenant';
import { mailColors, type MailColors } from './mail-colors';

/** The texts of a mail, in the reader's language and without markup. */
export interface MailContent {
  subject: string;
  /** The line that an inbox shows after the subject. */
  preview: string;
  greeting: string;
  paragraphs: string[];
  /** The button, with an absolute URL of the brand. */
  action?: { label: string; url: string };
  /** Below the button: how long the link works, and what to do if somebody else asked for it. */
  closing: string[];
}

export type MailParts = Pick<OutgoingMail, 'tenant' | 'from' | 'subject' | 'text' | 'html' | 'headers'>;

/** A mail of the brand as text and as HTML: the same texts, one column without tables, the brand's colours. */
export function brandMail(tenant: Tenant, intl: IntlShape, content: MailContent): MailParts {
  const footer = footerLines(tenant, intl);
  return {
    tenant: tenant.slug,
    from: { name: tenant.mail_name, address: tenant.mail_address },
    subject: content.subject,
    text: asText(content, footer),
    html: asHtml(tenant, intl, content, footer),
    // Marks the mail as automatic, so that automatic replies are not sent back (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function footerLines(tenant: Tenant, intl: IntlShape): string[] {
  const { company } = tenant;
  return [
    intl.formatMessage({ id: messageId('mail.footer-reason') }, { brand: tenant.name }),
    intl.formatMessage({ id: messageId('mail.footer-help') }, { email: tenant.support_email }),
    `${company.name}, ${company.address}, ${company.city}`,
  ];
}

function asText(content: MailContent, footer: string[]): string {
  const action = content.action ? [`${content.action.label}:\n${content.action.url}`] : [];
  const body = [content.greeting, ...content.paragraphs, ...action, ...content.closing];
  return `${body.join('\n\n')}\n\n-- \n${footer.join('\n')}\n`;
}

export function escapeHtml(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark]!);
}

const FONT = "'Open Sans',Arial,sans-serif";

function asHtml(tenant: Tenant, intl: IntlShape, content: MailContent, footer: string[]): string {
  const c = mailColors(tenant);
  const body = [
    paragraph(c, content.greeting),
    ...content.paragraphs.map((text) => paragraph(c, text)),
    content.action ? button(c, intl, content.action) : '',
    ...content.closing.map((text) => small(c, text)),
  ].join('\n');
  return `<!doctype html>
<html lang="${intl.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${c.surface};color:${c.text};font:16px/1.5 ${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<div style="max-width:560px;margin:0 auto;background:${c.raised};border:1px solid ${c.line};border-radius:14px;overflow:hidden">
<div style="padding:20px 28px;background:${c.depth};color:${c.onDepth};font-size:20px;font-weight:700">${escapeHtml(tenant.name)}</div>
<div style="padding:28px">
${body}
</div>
</div>
<div style="max-width:560px;margin:20px auto 0;padding:0 16px;color:${c.text};font-size:13px;text-align:center">
${footer.map((line) => `<p style="margin:0 0 6px">${escapeHtml(line)}</p>`).join('\n')}
</div>
</body>
</html>
`;
}

const paragraph = (c: MailColors, text: string) => `<p style="margin:0 0 16px;color:${c.text}">${escapeHtml(text)}</p>`;

const small = (c: MailColors, text: string) =>
  `<p style="margin:0 0 12px;color:${c.muted};font-size:14px">${escapeHtml(text)}</p>`;

function button(c: MailColors, intl: IntlShape, action: { label: string; url: string }): string {
  const url = escapeHtml(action.url);
  const other = escapeHtml(intl.formatMessage({ id: messageId('mail.button-alternative') }));
  return `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:14px 24px;border-radius:14px;background:${c.button};color:${c.onButton};font-weight:700;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;color:${c.muted};font-size:14px">${other}<br><a href="${url}" style="color:${c.text};word-break:break-all">${url}</a></p>`;
}
