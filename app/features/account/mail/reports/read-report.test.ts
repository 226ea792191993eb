import { afterAll, describe, expect, it, vi } from 'vitest';
import { openMailParser } from '~/server/mail-parser/mail-parser';
import { memoryLogger } from '~/server/operations/logger';
import { AUTOMATIC_MARKS, bounceMail, complaintMail, juniorComplaint, plainMail } from './mails.testing';
import { readReport as read } from './read-report.server';
import { FORMS, formMail } from './report-forms.testing';

const parser = openMailParser({ log: memoryLogger([]), longestMs: 20_000 });
afterAll(() => parser.close());
const readReport = (mail: Uint8Array) => read(parser, mail);

const MEMBER = '01kb3x9q2r4t6v8w0y1z3a5b7c';
const MAC = '0123456789abcdef0123';
const TO = `bounces+${MEMBER}-${MAC}@aurea.example`;
const reference = { memberId: MEMBER, mac: MAC };

it('finds the member in the return path, in the returned header or in the report, whatever the case', async () => {
  for (const mail of [
    bounceMail({ to: TO }),
    bounceMail({ to: TO.toUpperCase() }),
    bounceMail({ to: 'postmaster@aurea.example', reference: `${MEMBER}-${MAC}` }),
    bounceMail({ to: 'postmaster@aurea.example', reference: `${MEMBER}-${MAC}`, headersOnly: true }),
  ])
    expect(await readReport(mail)).toMatchObject({ kind: 'hard', status: '5.1.1', references: [reference] });
  for (const mail of [
    complaintMail({ to: 'fbl@aurea.example', mailFrom: TO }),
    complaintMail({ to: 'fbl@aurea.example', reference: `${MEMBER}-${MAC}` }),
  ])
    expect(await readReport(mail)).toMatchObject({ kind: 'complaint', status: 'abuse', references: [reference] });
});

it('reads where a mail server puts the recipient of a mailbox for all', async () => {
  const mail = bounceMail({ to: 'reports@aurea.example' }).toString();
  expect(await readReport(Buffer.from(`Delivered-To: ${TO}\r\n${mail}`))).toMatchObject({ references: [reference] });
  expect(await readReport(Buffer.from(`X-Original-To: ${TO}\r\n${mail}`))).toMatchObject({ references: [reference] });
});

it('a mail about the same mail has the same identity, and about another mail another one', async () => {
  const identity = async (mail: Buffer) => (await readReport(mail))!.identity;
  const first = await identity(bounceMail({ to: TO, id: 'a@mx' }));
  expect(await identity(bounceMail({ to: TO, id: 'b@mx' }))).toBe(first);
  expect(await identity(bounceMail({ to: TO, id: 'a@mx', mailId: 'm2' }))).not.toBe(first);
  expect(await identity(bounceMail({ to: TO, id: 'a@mx', status: '4.2.2' }))).not.toBe(first);
});

it.each([
  ['an automatic reply', plainMail({ to: TO })],
  ['a delay', bounceMail({ to: TO, action: 'delayed', status: '4.4.7' })],
  ['a delivery', bounceMail({ to: TO, action: 'delivered', status: '2.0.0' })],
  ['that it was no spam', complaintMail({ to: TO, type: 'not-spam' })],
  ['a failed signature', complaintMail({ to: TO, type: 'auth-failure' })],
  ['a report that names nobody', bounceMail({ to: 'postmaster@aurea.example' })],
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))],
])('ignores %s', async (_, mail) => {
  expect(await readReport(mail)).toBeNull();
});

it('reads the wish to unsubscribe only from a mail to that address, and never from a report', async () => {
  const to = `unsubscribe+${MEMBER}-0a-${MAC}@aurea.example`;
  expect(await readReport(plainMail({ to }, 'unsubscribe'))).toMatchObject({
    kind: 'unsubscribe',
    references: [{ ...reference, kinds: '0a' }],
  });
  expect(await readReport(plainMail({ to: `${MEMBER}-0a-${MAC}@aurea.example` }, 'unsubscribe'))).toBeNull();
  expect(await readReport(bounceMail({ to, action: 'delayed' }))).toBeNull();
});

it('a large report is read from its beginning', async () => {
  const mail = bounceMail({ to: TO }).toString().replace('three people are new', 'x'.repeat(3_000_000));
  expect(await readReport(Buffer.from(mail))).toMatchObject({ kind: 'hard', references: [reference] });
});

it('takes the judgement of the recipient that failed, wherever its block stands and however its action is written', async () => {
  const delivered = (at: number) =>
    `Final-Recipient: rfc822; b${at}@example.org\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\n`;
  const late = bounceMail({ to: TO })
    .toString()
    .replace('Final-Recipient', `${Array.from({ length: 40 }, (_, at) => delivered(at)).join('')}Final-Recipient`);
  expect(await readReport(Buffer.from(late))).toMatchObject({ kind: 'hard', references: [reference] });
  for (const action of ['failed (no such mailbox)', 'Failed', 'failed; for good', 'failure'])
    expect(await readReport(bounceMail({ to: TO, action }))).toMatchObject({ kind: 'hard' });
  expect(
    await readReport(
      Buffer.from(
        bounceMail({ to: TO })
          .toString()
          .replace(/Action: .*\r\n/, ''),
      ),
    ),
  ).toMatchObject({ kind: 'hard' });
  expect(
    await readReport(
      Buffer.from(
        bounceMail({ to: TO, status: '2.0.0' })
          .toString()
          .replace(/Action: .*\r\n/, ''),
      ),
    ),
  ).toBeNull();
});

it('reads an address of ours that stands only in Cc', async () => {
  const mail = bounceMail({ to: 'postmaster@mx.example.org' }).toString();
  expect(await readReport(Buffer.from(`Cc: ${TO}\r\n${mail}`))).toMatchObject({ references: [reference] });
});

describe.each(Object.keys(FORMS))('a report as %s writes it', (form) => {
  it.each([
    ['Sorry, no mailbox here by that name.', { kind: 'hard', named: true }],
    ['550 5.1.1 no', { kind: 'hard', named: false }],
    ['The mailbox is over quota.', { kind: 'soft', named: false }],
    ['550 your SPF record does not allow this', { kind: 'ours', named: false }],
    ['Something went wrong.', { kind: 'soft', named: false }],
  ])('is judged by its words: %s', async (reply, { kind, named }) => {
    const mail = formMail(form, reply, { to: TO });
    expect(await readReport(mail)).toMatchObject({ kind, verdict: { kind, named }, references: [reference] });
  });

  it('names the mail that came back, and nobody who wrote in their own words', async () => {
    const mail = formMail(form, 'no such user', { to: 'postmaster@aurea.example', reference: `${MEMBER}-${MAC}` });
    expect(await readReport(mail)).toMatchObject({ kind: 'hard', references: [reference] });
    const again = formMail(form, 'no such user', { to: TO, mailId: 'm2' });
    expect((await readReport(again))!.identity).not.toBe((await readReport(mail))!.identity);
    const letter = formMail(form, 'no such user', { to: TO })
      .toString()
      .replace(/\r\n\r\n[\s\S]*?no such user/, '\r\n\r\nHello, there is no such user, is there?');
    expect(await readReport(Buffer.from(letter))).toBeNull();
  });
});

it.each([
  'The mailbox did not answer, we are still trying.',
  'The mailbox did not answer. Attempts to deliver it will continue to be made for five days.',
  'It has not yet been delivered, since the mailbox is full.',
  'The mailbox is full. Your message will be retried.',
])('a server that is still trying has given up nothing: %s', async (reply) => {
  for (const form of Object.keys(FORMS)) expect(await readReport(formMail(form, reply, { to: TO }))).toBeNull();
});

it('a report whose status is of no recipient is judged by its words', async () => {
  const mail = bounceMail({ to: TO })
    .toString()
    .replace(/Final-Recipient[^]*?no such user\r\n/, '')
    .replace(
      'I am sorry to say that your mail',
      'The following addresses had permanent fatal errors: no such user. It',
    );
  expect(mail).not.toContain('Diagnostic-Code');
  const begun = mail.replace('The following addresses', '----- The following addresses');
  expect(await readReport(Buffer.from(begun))).toMatchObject({ kind: 'hard', references: [reference] });
});

it('a complaint as Outlook.com passes it on, and only from there', async () => {
  const report = { to: 'fbl@aurea.example', reference: `${MEMBER}-${MAC}` };
  expect(await readReport(juniorComplaint(report))).toMatchObject({
    kind: 'complaint',
    status: 'abuse',
    references: [reference],
  });
  expect(await readReport(juniorComplaint(report, 'anna@example.org'))).toBeNull();
});

it('a report of a mail server is read whatever its subject and its parts', async () => {
  const unnamed = bounceMail({ to: TO })
    .toString()
    .replace(/^Subject: .*$/m, 'Subject: =?gb2312?B?z7XNs83L0MU=?=')
    .replace('multipart/report; report-type=delivery-status', 'multipart/related');
  expect(await readReport(Buffer.from(unnamed))).toMatchObject({ kind: 'hard', references: [reference] });
});

it('a person who has the address of a mail server unsubscribes as anybody does', async () => {
  const to = `unsubscribe+${MEMBER}-0a-${MAC}@aurea.example`;
  const mail = plainMail({ to }, 'unsubscribe').toString().replace('anna@', 'postmaster@');
  expect(await readReport(Buffer.from(mail))).toMatchObject({ kind: 'unsubscribe' });
});

it('a challenge to the sender is no failure of the address, also if its words stand far from its action', async () => {
  const mail = bounceMail({ to: TO, diagnostic: 'x-list; the sender is not pre-approved', status: '4.7.0' }).toString();
  const split = mail.replace('Action: failed\r\n', '').replace('Arrival-Date', 'Action: failed\r\nArrival-Date');
  for (const message of [mail, split]) expect((await readReport(Buffer.from(message)))?.kind ?? 'ours').toBe('ours');
});

describe('a mail to the address that unsubscribes', () => {
  const to = `unsubscribe+${MEMBER}-0a-${MAC}@aurea.example`;
  it.each(AUTOMATIC_MARKS)('was not written by a person with %s', async (mark) => {
    expect(await readReport(Buffer.from(`${mark}\r\n${plainMail({ to }, 'Re: Your week').toString()}`))).toBeNull();
  });

  it.each(['Out of office', 'Automatic reply: Your week', 'Automatische Antwort: Ihre Woche', 'Autosvar: Din uge'])(
    'was not written by a person with the subject %s',
    async (subject) => expect(await readReport(plainMail({ to }, subject))).toBeNull(),
  );

  it.each(['Auto-Submitted: no', 'Precedence: normal', 'X-Mailer: of a person', 'Return-Path: <anna@example.org>'])(
    'was written by one with %s',
    async (field) =>
      expect(await readReport(Buffer.from(`${field}\r\n${plainMail({ to }, 'unsubscribe').toString()}`))).toMatchObject(
        {
          kind: 'unsubscribe',
          references: [{ ...reference, kinds: '0a' }],
        },
      ),
  );
});

it('parses only what says in its own header that it is a report', async () => {
  const parse = vi.fn(() => Promise.resolve(undefined));
  const to = `unsubscribe+${MEMBER}-0a-${MAC}@aurea.example`;
  const body = bounceMail({ to: TO }).toString().split('\r\n\r\n').slice(1).join('\r\n\r\n');
  for (const mail of [
    plainMail({ to }, 'unsubscribe').toString(),
    plainMail({ to: TO }, 'Re: Your week').toString(),
    // A report in the body only.
    `From: anna@example.org\r\nTo: ${TO}\r\nSubject: look\r\nContent-Type: multipart/mixed; boundary="=_part/one"\r\n\r\n${body}`,
  ])
    await read({ parse }, Buffer.from(mail));
  expect(parse).not.toHaveBeenCalled();
  // Control.
  await read({ parse }, bounceMail({ to: TO }));
  expect(parse).toHaveBeenCalledOnce();
});
