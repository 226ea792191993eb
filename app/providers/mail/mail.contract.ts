import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Rejected } from '../provider-errors';
import type { MailAddress, MailPort, OutgoingMail } from './mail-port';

/** A mail as its receiver sees it. */
export interface ReceivedMail {
  from: MailAddress;
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
}

export interface MailHarness {
  port: MailPort;
  received(): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

export function aMail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    tenant: 'aurea',
    from: { name: 'Zoë “Aurea”, støtte', address: 'hello@aurea.example' },
    to: 'anna@example.org',
    subject: 'Welkom bij Aurea – bevestig je e-mailadres, alsjeblieft, zodat anderen je kunnen antwoorden',
    text: 'Hallo Anna,\n\n.een regel met een punt vooraan\nBevestig: http://aurea.localhost/abc?x=1&y=2\n',
    html: '<p>Hallo <b>Anna</b></p>',
    headers: {
      'List-Unsubscribe': '<http://aurea.localhost/u/abc>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Content-Language': 'nl',
    },
    messageId: 'm1@aurea.example',
    ...changes,
  };
}

const INJECTIONS: [string, Partial<OutgoingMail>][] = [
  ['a line break in the recipient', { to: 'anna@example.org\r\nBcc: eve@example.org' }],
  ['a second recipient', { to: 'anna@example.org, eve@example.org' }],
  ['a recipient in brackets', { to: 'Anna <anna@example.org>' }],
  ['an SMTP argument in the recipient', { to: 'anna@example.org> NOTIFY=NEVER' }],
  ['a quoted local part', { to: '"a b"@example.org' }],
  ['a line break in the sender’s name', { from: { name: 'A\nBcc: eve@example.org', address: 'a@aurea.example' } }],
  ['a line break in the sender', { from: { name: 'A', address: 'a@aurea.example\nBcc: eve@example.org' } }],
  ['a line break in the subject', { subject: 'Hi\r\nBcc: eve@example.org\r\n\r\nbody' }],
  ['a NUL in the subject', { subject: 'Hi\u0000' }],
  ['a line break in a header', { headers: { 'X-A': 'b\r\nBcc: eve@example.org' } }],
  ['a header name that holds a second header', { headers: { 'X-A: b\r\nBcc': 'eve@example.org' } }],
  ['a header that adds recipients', { headers: { bCC: 'eve@example.org' } }],
  ['a header that replaces the body', { headers: { 'Content-Type': 'text/html' } }],
  ['a header that changes how the body is read', { headers: { 'content-transfer-encoding': 'base64' } }],
  ['a line break in the message id', { messageId: 'a@b\r\nBcc: eve@example.org' }],
];

/** What every mail adapter promises, including the in-memory one. */
export function mailContract(name: string, open: () => Promise<MailHarness>): void {
  describe(`mail contract: ${name}`, () => {
    let harness: MailHarness;
    beforeEach(async () => {
      harness = await open();
    });
    afterEach(() => harness.close());

    it('delivers every part as it was written', async () => {
      const mail = aMail();
      expect(await harness.port.send(mail)).toEqual({ messageId: 'm1@aurea.example' });
      const [received] = await harness.received();
      expect(received).toMatchObject({
        from: mail.from,
        to: [mail.to],
        subject: mail.subject,
        html: mail.html,
        messageId: mail.messageId,
      });
      expect(received!.text.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
      expect(received!.headers).toMatchObject(mail.headers);
    });

    it('makes a message id of the sender’s domain if none is given, and never the same twice', async () => {
      const first = await harness.port.send(aMail({ messageId: undefined }));
      const second = await harness.port.send(aMail({ messageId: undefined }));
      expect(first.messageId).toMatch(/^[^@\s]+@aurea\.example$/);
      expect(second.messageId).not.toBe(first.messageId);
      expect(await harness.received()).toHaveLength(2);
    });

    it('delivers many at once', async () => {
      await Promise.all(
        Array.from({ length: 12 }, (_, i) => harness.port.send(aMail({ messageId: `n${i}@aurea.example` }))),
      );
      const ids = (await harness.received()).map((mail) => mail.messageId);
      expect(new Set(ids).size).toBe(12);
    });

    it.each(INJECTIONS)('refuses %s and sends nothing', async (_, changes) => {
      await expect(harness.port.send(aMail(changes))).rejects.toBeInstanceOf(Rejected);
      expect(await harness.received()).toEqual([]);
    });

    it('refuses a body beyond 256 kB', async () => {
      await expect(harness.port.send(aMail({ html: 'x'.repeat(300_000) }))).rejects.toBeInstanceOf(Rejected);
    });
  });
}
