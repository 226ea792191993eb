/** Mails as other mail servers write them, for tests. */
interface ReportMail {
  /** Where the report was sent: a return path, or the address that unsubscribes. */
  to: string;
  id?: string;
}

const CRLF = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'));

/** The header of a mail of ours, as servers return it. */
function ours(reference: string | undefined, mailId: string): string[] {
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
  const said = status.startsWith('5') ? 'no such user' : 'come back tomorrow';
  const { diagnostic = `smtp; ${status[0]}50 ${status} ${said}`, headersOnly = false } = options;
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

/** A feedback report (RFC 5965), as mailbox providers send it when somebody marks a mail as spam. */
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

/** A mail that somebody wrote, or that their mail program did. */
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

/** Marks of a program that answers while somebody is away. */
export const AUTOMATIC_MARKS = [
  'Auto-Submitted: auto-replied (vacation)',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'X-Autoreply: yes',
  'X-Autorespond: On holiday',
  'Return-Path: <>',
  'List-Id: <friends.example.org>',
];

/** Reports without an RFC 3464 part, as programs write them, with words and people of our own. */
export const FORMS: Record<string, { header: string[]; begins: string[]; copy: string }> = {
  qmail: {
    header: ['From: MAILER-DAEMON@mx.example.org', 'Subject: failure notice'],
    begins: [
      'Hi. This is the qmail-send program at mx.example.org.',
      'Please look at the following.',
      '',
      '<anna@example.org>:',
    ],
    copy: '--- Below this line is a copy of the message.',
  },
  exim: {
    header: ['From: Mail Delivery System <Mailer-Daemon@mx.example.org>', 'X-Failed-Recipients: anna@example.org'],
    begins: [
      'A message that you sent could not be delivered to one or more of its',
      'recipients. The following address(es) failed:',
      '',
      '  anna@example.org',
    ],
    copy: '------ This is a copy of the message, including all the headers. ------',
  },
  exchange: {
    header: ['From: System Administrator <postmaster@example.org>', 'Subject: Undeliverable: Your week'],
    begins: [
      'Your message',
      '',
      '  To:      anna@example.org',
      '  Subject: Your week',
      '',
      'did not reach the following recipient(s):',
    ],
    copy: '-----Original Message-----',
  },
  yahoo: {
    header: ['From: MAILER-DAEMON@mail.example.org', 'Subject: Failure notice: delivery failed'],
    begins: [
      'Message from mail.example.org.',
      'Unable to deliver message to the following address(es).',
      '',
      '<anna@example.org>:',
    ],
    copy: '--- Original message follows.',
  },
  'yahoo of today': {
    header: ['From: MAILER-DAEMON@mail.example.org', 'Subject: Failure Notice'],
    begins: ['Sorry, we were unable to deliver your message to the following address.', '', '<anna@example.org>:'],
    copy: '--- Below this line is a copy of the message.',
  },
  gmail: {
    header: [
      'From: Mail Delivery Subsystem <mailer-daemon@mail.example.org>',
      'Subject: Delivery Status Notification (Failure)',
    ],
    begins: ['Delivery to the following recipient failed permanently:', '', '     anna@example.org', ''],
    copy: '----- Original message -----',
  },
  opensmtpd: {
    header: ['From: Mailer Daemon <MAILER-DAEMON@mx.example.org>', 'Subject: Delivery status notification: error'],
    begins: [
      '    Hi!',
      '',
      '    This is the MAILER-DAEMON, please DO NOT REPLY to this e-mail.',
      '',
      'anna@example.org:',
    ],
    copy: '    Below is a copy of the original message:',
  },
  'notes of old': {
    header: ['From: Postmaster@example.org', 'Subject: Undeliverable message'],
    begins: ['------- Failure Reasons  --------', ''],
    copy: '------- Returned Message --------',
  },
  notes: {
    header: ['From: Postmaster@example.org', 'Subject: DELIVERY FAILURE: somebody'],
    begins: ['Your message', '  Subject: Your week', 'was not delivered to:', '  anna@example.org', 'because:'],
    copy: '------- Returned Message --------',
  },
};

/** A report of such a form, about a mail of ours, which says these words. */
export function formMail(
  form: string,
  said: string,
  { to, reference, mailId = 'm1' }: { to: string; reference?: string; mailId?: string },
): Buffer {
  const { header, begins, copy } = FORMS[form]!;
  return CRLF([
    ...header,
    `To: ${to}`,
    'Message-ID: <report-1@mx.example.org>',
    '',
    ...begins,
    said,
    '',
    copy,
    '',
    ...ours(reference, mailId),
    '',
    'Hello Anna, three people are new.',
    '',
  ]);
}
