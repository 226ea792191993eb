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
  'exim for somebody else': {
    header: ['From: Mail Delivery System <Mailer-Daemon@mx.example.org>', 'Subject: Mail delivery failed'],
    begins: [
      'A message sent by',
      '',
      '  <bounces@aurea.example>',
      '',
      'could not be delivered to all. The following',
      'address(es) failed:',
      '',
      '  anna@example.org',
    ],
    copy: '--- The header of the original message is following. ---',
  },
  'exim that scans': {
    header: ['From: Mailer-Daemon@mx.example.org', 'Subject: =?utf-8?B?0JjQt9Cy0LjQvdC40YLQtQ==?='],
    begins: ['A message that you sent was rejected by our own code:', ''],
    copy: '',
  },
  'qmail in words of its own': {
    header: ['From: MAILER-DAEMON@mx.example.org', 'Subject: failure notice'],
    begins: ['We are sorry about this.', '', '<anna@example.org>:'],
    copy: '',
  },
  'postfix of old': {
    header: ['From: MAILER-DAEMON@mx.example.org', 'Subject: Undelivered Mail Returned to Sender'],
    begins: ['Your mail could not be delivered to one or more destinations.', '', '<anna@example.org>: host mx said:'],
    copy: '',
  },
  dragonfly: {
    header: ['From: MAILER-DAEMON <>', 'Subject: Mail delivery failed'],
    begins: [
      'This is the DragonFly Mail Agent v0 at mx.example.org.',
      '',
      'There was an error with your mail to <anna@example.org>.',
      '',
    ],
    copy: 'Message headers follow.',
  },
  workmail: {
    header: ['From: MAILER-DAEMON@mail.example.org', 'Subject: =?utf-8?Q?Not_delivered?='],
    begins: [
      'An error occurred while trying to deliver the mail to the following recipients:',
      'anna@example.org',
      '',
      'Technical report:',
      '',
      'Action: failed',
    ],
    copy: '',
  },
  groupwise: {
    header: ['From: Mailer-Daemon@mx.example.org', 'Subject: Message status - undeliverable'],
    begins: ['The message that you sent was undeliverable to the following:', '', '  anna@example.org'],
    copy: '',
  },
  smartermail: {
    header: ['From: "System Administrator" <admin@example.org>', 'Subject: Delivery Failure'],
    begins: ['Could not deliver message to the following recipient(s):', '', 'Failed Recipient: anna@example.org'],
    copy: '   -- The header and top 20 lines of the message follows --',
  },
  imail: {
    header: ['From: "Postmaster" <postmaster@example.org>', 'Subject: Undeliverable Mail'],
    begins: ['Delivery failed 20 attempts: anna@example.org'],
    copy: 'Original message follows.',
  },
  mimecast: {
    header: ['From: "postmaster" <postmaster@example.org>', 'Subject: [Postmaster] Email Delivery Failure'],
    begins: [
      'An email that you attempted to send to the following address could not be delivered:',
      '-- anna@example.org',
      '',
    ],
    copy: '',
  },
  'exchange of today': {
    header: ['From: <postmaster@example.org>', 'Subject: Undeliverable: Your week'],
    begins: ['Delivery has failed to these recipients or groups:', '', 'anna@example.org<mailto:anna@example.org>'],
    copy: 'Original message headers:',
  },
  mailmarshal: {
    header: ['From: postmaster@example.org', 'Subject: Undeliverable Mail: "Your week"'],
    begins: ['Your message:', '   Subject: Your week', '', 'Could not be delivered because of', ''],
    copy: '',
  },
  earthlink: {
    header: ['From: MAILER-DAEMON@example.org', 'Subject: failure notice'],
    begins: ['Sorry, unable to deliver your message to anna@example.org for the following reason:', ''],
    copy: 'A copy of the original message below this line:',
  },
  interscan: {
    header: ['From: postmaster@example.org', 'Subject: Mail could not be delivered'],
    begins: [
      '****** Message from InterScan Something ******',
      '',
      'Sent <<< RCPT TO:<anna@example.org>',
      'Received >>>',
    ],
    copy: '',
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
