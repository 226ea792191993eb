import { expect, it } from 'vitest';
import { bounceMail, complaintMail, plainMail } from './mails.testing';
import { readReport } from './read-report.server';

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
  expect(await readReport(plainMail({ to: `${MEMBER}-0a-${MAC}@aurea.example` }))).toBeNull();
  expect(await readReport(bounceMail({ to, action: 'delayed' }))).toBeNull();
});

it('a large report is read from its beginning', async () => {
  const mail = bounceMail({ to: TO }).toString().replace('three people are new', 'x'.repeat(3_000_000));
  expect(await readReport(Buffer.from(mail))).toMatchObject({ kind: 'hard', references: [reference] });
});

const nested = (depth: number) =>
  Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`).join('');

it.each([
  ['deep parts', nested(3000)],
  ['many parts', `Content-Type: multipart/report; boundary=b\n\n${'--b\nContent-Type: message/delivery-status\n\nA: b\n\n'.repeat(20_000)}`],
  ['mails in mails', 'Content-Type: message/rfc822\n\n'.repeat(20_000)],
  ['a header without an end', `To: ${TO}, `.repeat(20_000)],
  ['many references', `To: ${Array.from({ length: 5000 }, () => TO).join(', ')}\n\n`],
  ['boundaries', `Content-Type: multipart/report; boundary=b\n\n${'--b\n'.repeat(100_000)}`],
  ['folded lines', `To: a\n${' x\n'.repeat(200_000)}`],
])('does not stumble over %s', async (_, text) => {
  const before = performance.now();
  expect(await readReport(Buffer.from(text))).toBeNull();
  expect(performance.now() - before).toBeLessThan(3000);
}); // prettier-ignore
