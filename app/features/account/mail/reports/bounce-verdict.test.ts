import { describe, expect, it } from 'vitest';
import { verdictOf, statusCodeOf } from './bounce-verdict';

it.each([
  ['5.1.1', undefined, '5.1.1'],
  [' 5.1.1 (no such user)', 'smtp; 450 4.2.0', '5.1.1'],
  ['5.0.0', 'smtp; 552 5.2.2 mailbox full', '5.2.2'],
  [undefined, 'smtp; 550 5.1.1 unknown', '5.1.1'],
  [undefined, 'smtp; 451 try later', '4.0.0'],
  ['5.0.0', 'x-unix; something', '5.0.0'],
  ['nonsense', undefined, ''],
  ['5.1.1234', undefined, ''],
  // Details of three digits are details too.
  ['5.4.312', undefined, '5.4.312'],
  ['5.2.121', 'smtp; 550 5.2.121 too much', '5.2.121'],
  // An IP address, a version and a port are no codes, and a code at the end of a sentence is one.
  ['5.0.0', 'smtp; 554 refused for 5.1.1.20', '5.0.0'],
  ['5.0.0', 'smtp; 554 refused for 185.5.1.1', '5.0.0'],
  [undefined, 'smtp; 550 refused for [192.0.2.5], see 5.1.1.', '5.1.1'],
  [undefined, 'smtp; timeout after 450 s on 192.0.2.1', '4.0.0'],
  [undefined, 'smtp; mx.example.org:550/1 did not answer', ''],
  ['5.0.0', 'smtp; 554 5.7.1 as in 4.2.2 before', '5.7.1'],
] as const)('the code of a failure is read (%s, %s)', (status, diagnostic, expected) => {
  expect(statusCodeOf(status, diagnostic)).toBe(expected);
});

type Row = [status: string, diagnostic: string, blames: string];

/** All in words of our own, one meaning each. */
const ROWS: Record<'named' | 'hard' | 'soft' | 'ours', readonly Row[]> = {
  // One is enough: the words say of the address or its mailbox that it is gone.
  named: [
    ['5.1.1', 'smtp; 550 5.1.1 <anna@example.org>: the user is unknown in our table', 'address'],
    ['5.0.0', 'smtp; 550 no mailbox here under that name', 'address'],
    ['5.7.1', 'smtp; 554 5.7.1 this recipient was not found in our directory', 'address'],
    ['5.5.0', 'smtp; 550 no such user here', 'address'],
    ['5.1.1', 'smtp; 550 5.1.1 LOOKUP.RecipNotFound; nothing', 'address'],
    ['5.1.1', 'smtp; 550 the server returned: unknown recipient', 'address'],
    ['5.1.1', 'smtp; 550 5.1.1 inactive e-mail address', 'mailbox'],
    ['', 'smtp; 550 this account does not exist', 'address'],
    ['5.0.0', 'smtp; 554 rcpt <anna@example.org> does not exist here', 'address'],
    ['5.0.0', 'smtp; 550 BAD_RECIPIENT', 'address'],
    ['5.1.1', 'smtp; 550 5.1.1 adresse du destinataire invalide', 'address'],
    ['5.1.1', 'smtp; 550 Empfänger ist hier unbekannt', 'address'],
    ['5.1.1', 'smtp; 550 dit adres bestaat niet', 'address'],
    ['5.1.1', 'smtp; 550 el buzón no existe', 'address'],
    ['5.1.1', 'smtp; 550 la casella è inesistente', 'address'],
    ['5.1.1', 'smtp; 550 taki adres nie istnieje', 'address'],
    ['5.2.1', 'smtp; 550 5.2.1 this mailbox was closed after a year of being inactive', 'mailbox'],
    ['5.0.0', 'smtp; 554 account has been disabled, bye', 'mailbox'],
    ['5.0.0', 'smtp; 550 ce compte a été désactivé', 'mailbox'],
    ['5.0.0', 'smtp; 550 Postfach wurde stillgelegt', 'mailbox'],
    ['5.7.1', 'smtp; 550 the mailbox is blocked since nobody uses it', 'mailbox'],
  ],
  // A second one is needed: a code alone, or words that may mean anything.
  hard: [
    ['5.1.1', '', 'address'],
    ['5.1.1', 'smtp; 550 5.1.1 no', 'address'],
    ['5.1.10', 'smtp; 550 5.1.10 not today', 'address'],
    ['5.2.1', 'smtp; 550 5.2.1 not today', 'mailbox'],
    ['5.5.0', 'smtp; 550 the mailbox is unavailable', 'address'],
    ['5.4.1', 'smtp; 550 5.4.1 Recipient address rejected: Access denied', 'address'],
    ['5.1.2', 'smtp; host or domain name not found, it said', 'address'],
    ['5.0.0', 'smtp; 550 recipient was refused', 'address'],
    ['5.0.0', 'unrouteable address', 'address'],
    // A resolver found nothing, and it may have been ours.
    ['5.0.0', 'x-mta; [mail.example.org]: name or service not known', 'address'],
    ['', 'we could not find any host of that name', 'address'],
    ['', 'DNS lookup failure: host mail.example.org not found', 'address'],
    ['5.0.0', 'x-notes; the user name Anna is not unique here', 'address'],
  ],
  // It may work again.
  soft: [
    ['', '', 'unknown'],
    ['5.0.0', 'smtp; 550 no thanks', 'unknown'],
    ['5.3.0', 'smtp; 554 5.3.0 something went wrong', 'unknown'],
    ['5.2.0', 'smtp; 550 5.2.0 the mailbox is over quota', 'mailbox'],
    ['5.2.2', 'smtp; 552 5.2.2 sorry', 'mailbox'],
    ['5.1.1', 'smtp; 552 mailbox of the recipient is full', 'mailbox'],
    ['5.0.0', 'smtp; 552 la boîte du destinataire est pleine', 'mailbox'],
    ['5.0.0', 'smtp; 552 Postfach ist voll', 'mailbox'],
    ['5.0.0', 'smtp; 552 the account has not enough space', 'mailbox'],
    ['5.0.0', 'smtp; 552 this account does not have enough space', 'mailbox'],
    ['5.0.0', 'smtp; 550 the user has too many messages lying here', 'mailbox'],
    ['5.0.0', 'smtp; 550 Der Benutzer hat zu viele Mails liegen', 'mailbox'],
    ['5.2.3', 'x-mta; the maildir has overdrawn its quota, try again later', 'mailbox'],
    ['4.2.2', '', 'mailbox'],
    ['4.4.7', 'smtp; 451 4.4.7 gave up', 'route'],
    ['5.4.7', 'smtp; the connection timed out', 'route'],
    ['5.4.312', 'smtp; 550 5.4.312 the name server said nothing', 'route'],
    ['5.4.6', 'smtp; 554 5.4.6 this mail is in a loop', 'route'],
    ['5.3.2', 'smtp; 521 5.3.2 recipient address rejected: taking nothing', 'unknown'],
    ['', 'we could not deliver it for the last 500000 seconds', 'route'],
    ['5.7.1', 'smtp; 550 5.7.1 we do not relay', 'route'],
    ['5.7.1', 'smtp; 554 5.7.1 relay access denied', 'route'],
    ['5.7.1', 'smtp; 553 5.7.1 your domain is not among our rcpthosts', 'route'],
    ['', 'the connection was dropped by the other side', 'route'],
    ['', 'all its hosts have been failing for days', 'route'],
    ['4.4.2', 'x-mta; lost connection while performing the HELO handshake', 'route'],
    ['4.5.1', 'smtp; 451 4.5.1 some other day', 'unknown'],
    ['4.1.1', 'smtp; 450 4.1.1 recipient was refused for now', 'address'],
  ],
  // The address is right.
  ours: [
    ['5.1.1', 'smtp; 550 5.1.1 recipient rejected: your SPF record does not allow this', 'sender'],
    ['5.2.1', 'smtp; 550 5.2.1 failed the DMARC policy of its domain', 'sender'],
    ['5.0.0', 'smtp; 550 no DKIM signature holds', 'sender'],
    ['5.0.0', 'smtp; 554 your IP address has no reverse DNS', 'sender'],
    ['5.0.0', 'smtp; 554 client host [192.0.2.4] is blocked, see our list', 'sender'],
    ['5.1.0', 'smtp; 550 5.1.0 sender address was rejected', 'sender'],
    ['5.1.8', 'smtp; 501 5.1.8 hm', 'sender'],
    ['5.7.1', '', 'sender'],
    ['5.7.26', 'smtp; 550 5.7.26 not today', 'sender'],
    ['5.5.2', 'smtp; 502 5.5.2 what was that', 'sender'],
    ['5.1.3', 'smtp; 553 see https://bl.spamhaus.example/why', 'sender'],
    ['5.0.0', 'smtp; 554 this network is not allowed here', 'sender'],
    ['5.0.0', 'smtp; 554 frequency limited', 'rate'],
    ['5.7.1', 'smtp; 550 5.7.1 this user has blocked you', 'sender'],
    ['5.0.0', 'smtp; 554 looks like spam to us', 'content'],
    ['5.0.0', 'smtp; 554 this appears to be unsolicited', 'content'],
    ['5.0.0', 'smtp; 554 we take no messages without a To field', 'content'],
    ['5.0.0', 'smtp; 550 we need your confirmation first, see our whitelist', 'sender'],
    ['4.7.0', 'x-list; the sender is not pre-approved by the owner', 'sender'],
    ['5.1.1', 'smtp; 554 5.1.1 message content rejected', 'content'],
    ['5.0.0', 'smtp; 554 a virus was found', 'content'],
    ['5.3.4', 'smtp; 552 5.3.4 no', 'content'],
    ['5.2.3', 'smtp; 552 5.2.3 recipient rejected: the message length exceeds ours', 'content'],
    // What the code says of the mail weighs more than that it was said to the recipient.
    ['5.6.0', 'smtp; 550 5.6.0 recipient address rejected: media', 'content'],
    ['5.0.0', 'smtp; 552 message size exceeds what we take', 'content'],
    ['5.2.121', 'smtp; 550 5.2.121 enough', 'rate'],
    ['5.0.0', 'smtp; 550 too many messages in this hour', 'rate'],
    ['5.4.5', 'smtp; 550 5.4.5 your daily sending quota is used up', 'rate'],
    ['4.7.0', 'smtp; 421 4.7.0 wait', 'sender'],
    ['5.2.1', 'smtp; 550 5.2.1 the user receives mail too quickly', 'rate'],
  ],
};

describe.each(Object.entries(ROWS))('is %s', (expected, rows) => {
  it.each(rows)('%s %s', (status, diagnostic, blames) => {
    const { kind, named, blames: blamed } = verdictOf({ status, diagnostic });
    expect([named ? 'named' : kind, blamed]).toEqual([expected, blames]);
  });
});

it('says which words or which code decided', () => {
  const because = (status: string, diagnostic: string) => verdictOf({ status, diagnostic }).because;
  expect(because('5.1.1', 'smtp; 550 5.1.1 <a@b.example> user unknown')).toBe('“user unknown”');
  expect(because('5.1.1', 'smtp; 550 no')).toBe('the code 5.1.1');
  expect(because('', 'no')).toBe('no code');
});

it('neither an address, nor a link, nor the name of a server says anything', () => {
  const unknown = { kind: 'hard', named: true, blames: 'address' };
  for (const diagnostic of [
    'smtp; 550 5.1.1 <spam.policy@example.org>: user unknown',
    'smtp; 550 5.1.1 user unknown, see https://blocked.example/spam?policy',
    'x-mta; host spam.filter.example[192.0.2.1] said: 550 5.1.1 user unknown',
    'x-mta; host mx.spam-policy.example (192.0.2.1) said: 550 5.1.1 user unknown',
  ])
    expect(verdictOf({ status: '5.1.1', diagnostic })).toMatchObject(unknown);
});

it('asks the text of the report only where the reply decides nothing', () => {
  const text = 'The address was not found.';
  expect(verdictOf({ status: '5.0.0', text })).toMatchObject({ kind: 'hard', named: true });
  // What an unclear reply meant is a guess of who words the report.
  expect(verdictOf({ status: '5.0.0', diagnostic: 'smtp; 550 no', text })).toMatchObject({
    kind: 'hard',
    named: false,
  });
  expect(verdictOf({ status: '5.0.0', diagnostic: 'smtp; 550 spam', text })).toMatchObject({ kind: 'ours' });
});

it('what a report quotes of our own mail, and what a company writes below every mail, are no words of the server', () => {
  const reasonOf = (text: string, status = '5.1.1') => verdictOf({ status, text }).because;
  const code = 'the code 5.1.1';
  expect(reasonOf('Your message\n  Subject: The account was closed\ncame back.')).toBe(code);
  expect(reasonOf('Ihre Nachricht\n  Betreff: Spam in Ihrem Profil\nkam zurück.')).toBe(code);
  expect(reasonOf('It came back.\n\nReceived: from unknown (HELO us) with SPF\nSubject: spam')).toBe(code);
  expect(reasonOf('It came back.\n______\n** This e-mail has been scanned for all viruses by somebody **')).toBe(code);
  expect(
    reasonOf(
      'It came back.\n--\nThis message is confidential. If you are not the intended reader, copying is prohibited.',
    ),
  ).toBe(code);
  // Controls: the same words, said by the server.
  expect(reasonOf('The account was closed')).toBe('“account was closed”');
  expect(reasonOf('This e-mail has been scanned for viruses and was rejected.')).toBe('“virus”');
  expect(reasonOf('The subject looks like spam')).toBe('“spam”');
});

it('words that stand on two lines of a report belong together', () => {
  const text = '<anna@example.org>: permission denied. The program said: mail quota\n    exceeded.';
  expect(verdictOf({ text })).toMatchObject({ kind: 'soft', blames: 'mailbox' });
  // But whose error it was says nothing about whose fault it is.
  const error = 'SMTP error from remote mail server:\n    550 Rejected';
  expect(verdictOf({ text: error })).toMatchObject({ kind: 'soft', blames: 'unknown' });
});

it('who is not sure names nobody', () => {
  expect(verdictOf({ status: '4.1.1', diagnostic: 'smtp; 450 4.1.1 user unknown' })).toMatchObject({
    kind: 'hard',
    named: false,
  });
});
