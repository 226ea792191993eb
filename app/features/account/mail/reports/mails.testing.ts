/** Mails as other mail servers write them, for tests. */
interface ReportMail {
  /** Where the report was sent: a return path, or the address that unsubscribes. */
  to: string;
  id?: string;
}

export const CRLF = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'));

/** The header of a mail of ours, as servers return it. */
export function ours(reference: string | undefined, mailId: string): string[] {
  return [
    'Received: from facet.example by mx.example.org; Mon, 23 Nov 2026 10:00:00 +0000',
    'From: Aurea <hello@aurea.example>',
    'To: anna@example.org',
    'Subject: =?utf-8?Q?Your_week?=',
    `Message-ID: <${mailId}@aurea.example>`,
    ...(reference ? ['X-Mail-Reference:', `  ${reference}`] : []),
  ];
}

/** A delivery status notification (RFC 3464). */
export function bounceMail(
  options: ReportMail & {
    status?: string;
    action?: string;
    diagnostic?: string;
    reference?: string;
    mailId?: string;
    headersOnly?: boolean;
  },
): Buffer {
  const { to, id = 'dsn-1@mx.example.org', status = '5.1.1', action = 'failed', mailId = 'm1' } = options;
  const reason = status.startsWith('5') ? 'no such user' : 'come back tomorrow';
  const { diagnostic = `smtp; ${status[0]}50 ${status} ${reason}`, headersOnly = false } = options;
  return CRLF([
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${id}>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="=_part/one"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--=_part/one',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to say that your mail could not be delivered.',
    '',
    '--=_part/one',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    'Arrival-Date: Mon, 23 Nov 2026 10:00:00 +0000',
    '',
    'Final-Recipient: rfc822; anna@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code:',
    ` ${diagnostic}`,
    '',
    '--=_part/one',
    headersOnly ? 'Content-Type: text/rfc822-headers' : 'Content-Type: message/rfc822',
    '',
    ...ours(options.reference, mailId),
    ...(headersOnly ? [] : ['', 'Hello Anna, three people are new.']),
    '',
    '--=_part/one--',
    '',
  ]);
}

/** A feedback report (RFC 5965), as mailbox providers send it when someone marks a mail as spam. */
export function complaintMail(
  options: ReportMail & { type?: string; mailFrom?: string; reference?: string; mailId?: string },
): Buffer {
  const { to, id = 'arf-1@isp.example', type = 'abuse', mailFrom, mailId = 'm1' } = options;
  return CRLF([
    'From: <abusedesk@isp.example>',
    `To: <${to}>`,
    'Subject: FW: Your week',
    `Message-ID: <${id}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: Isp/1.0',
    'Version: 1',
    ...(mailFrom ? [`Original-Mail-From: <${mailFrom}>`] : []),
    '',
    '--part',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    ...ours(options.reference, mailId),
    '',
    'Hello Anna,',
    '--part--',
    '',
  ]);
}

/** A complaint as Outlook.com passes it on: the mail itself, without a report about it. */
export function juniorComplaint(
  { to, reference }: { to: string; reference: string },
  from = 'staff@hotmail.com',
): Buffer {
  return CRLF([
    `From: ${from}`,
    `To: ${to}`,
    'Subject: complaint about message from 192.0.2.1',
    'Message-ID: <complaint-1@example.org>',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    ...ours(reference, 'm1'),
    '',
    'Hello Anna,',
    '--part--',
    '',
  ]);
}

/** A mail that someone wrote, or that their mail program did. */
export function plainMail({ to, id = 'x@example.org' }: ReportMail, subject = 'Out of office'): Buffer {
  return CRLF([
    'From: anna@example.org',
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${id}>`,
    '',
    'Back on Monday.',
    '',
  ]);
}

/** Marks of a program that answers while someone is away. */
export const AUTOMATIC_MARKS = [
  'Auto-Submitted: auto-replied (vacation)',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'X-Autoreply: yes',
  'X-Autorespond: On holiday',
  'Return-Path: <>',
  'List-Id: <friends.example.org>',
];
