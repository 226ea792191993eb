import { CRLF, ours } from './mails.testing';

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
  diagnostic: string,
  { to, reference, mailId = 'm1' }: { to: string; reference?: string; mailId?: string },
): Buffer {
  const { header, begins, copy } = FORMS[form]!;
  return CRLF([
    ...header,
    `To: ${to}`,
    'Message-ID: <report-1@mx.example.org>',
    '',
    ...begins,
    diagnostic,
    '',
    copy,
    '',
    ...ours(reference, mailId),
    '',
    'Hello Anna, three people are new.',
    '',
  ]);
}
