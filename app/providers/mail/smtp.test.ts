import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { frozenClock } from '~/server/context/clock';
import { randomIds } from '~/server/context/ids';
import { Misconfigured, RecipientRefused, Rejected, Unavailable } from '../provider-errors';
import { aMail, mailContract } from './mail.contract';
import { readMessage, type RawMail } from './read-message.testing';
import { smtpMail } from './smtp';

const ids = randomIds(frozenClock(0));

async function serve(options: SMTPServerOptions = {}) {
  const mails: RawMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSMTPUTF8: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map((rcpt) => rcpt.address), raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, mails, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

mailContract('smtp', async () => {
  const server = await serve();
  const port = smtpMail({ url: `smtp://127.0.0.1:${server.port}`, ids });
  return {
    port,
    received: async () => server.mails.map(readMessage),
    close: async () => {
      await port.close();
      await server.close();
    },
  };
});

describe('an error of the SMTP server', () => {
  const reply = (code: number) => Object.assign(new Error('no'), { responseCode: code });
  async function attempt(options: SMTPServerOptions, login = '', patience?: number) {
    const server = await serve(options);
    const port = smtpMail({ url: `smtp://${login}127.0.0.1:${server.port}`, ids, patience });
    try {
      return await port.send(aMail()).catch((error: unknown) => error);
    } finally {
      await port.close();
      await server.close();
    }
  }

  it('is Rejected for an unknown mailbox', async () => {
    expect(await attempt({ onRcptTo: (_to, _session, done) => done(reply(550)) })).toBeInstanceOf(Rejected);
  });
  it.each([['5.1.1 no such mailbox'], ['5.7.1 relaying denied'], ['no']])(
    'hands on what the server said of a refused recipient (550 %s), and does not log it',
    async (text) => {
      const error = Object.assign(new Error(text), { responseCode: 550 });
      const result = await attempt({ onRcptTo: (_to, _session, done) => done(error) });
      expect(result).toBeInstanceOf(RecipientRefused);
      expect((result as RecipientRefused).said).toBe(`550 ${text}`);
      expect(Object.keys(result as object)).not.toContain('said');
      expect(String(result)).not.toContain(text);
    },
  );
  it('is no report about the recipient if the sender is refused', async () => {
    const error = Object.assign(new Error('5.1.1 who are you'), { responseCode: 550 });
    const result = await attempt({ onMailFrom: (_from, _session, done) => done(error) });
    expect(result).toBeInstanceOf(Rejected);
    expect(result).not.toBeInstanceOf(RecipientRefused);
  });
  it('is Unavailable for a greylisted one', async () => {
    expect(await attempt({ onRcptTo: (_to, _session, done) => done(reply(451)) })).toBeInstanceOf(Unavailable);
  });
  it('is Misconfigured for a wrong password', async () => {
    const result = await attempt(
      { onAuth: (_auth, _session, done) => done(reply(535)), allowInsecureAuth: true },
      'me:wrong@',
    );
    expect(result).toBeInstanceOf(Misconfigured);
    expect(String(result)).not.toContain('wrong');
  });
  it('is Misconfigured if a login is required and none is set', async () => {
    expect(await attempt({ authOptional: false, allowInsecureAuth: true })).toBeInstanceOf(Misconfigured);
  });
  it('is Unavailable if it hangs', async () => {
    expect(await attempt({ onMailFrom: () => {} }, '', 300)).toBeInstanceOf(Unavailable);
  });
  it('is Unavailable if nothing listens', async () => {
    const server = await serve();
    await server.close();
    const port = smtpMail({ url: `smtp://127.0.0.1:${server.port}`, ids });
    await expect(port.send(aMail())).rejects.toBeInstanceOf(Unavailable);
    await port.close();
  });
  it('is Misconfigured for an invalid server URL, before any mail is sent', () => {
    expect(() => smtpMail({ url: 'http://mail.example', ids })).toThrow(Misconfigured);
  });
});
