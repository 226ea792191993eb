import { createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { Misconfigured } from '../provider-errors';
import { dkimRecord, readDkimKey } from './dkim';
import { aMail } from './mail.contract';
import { smtpMail } from './smtp';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The message as a mail server receives it, and its envelope sender. */
async function received(): Promise<{ raw: string; from: string }> {
  let raw = '';
  let from = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mail = smtpMail({
    url: `smtp://127.0.0.1:${port}`,
    ids: { random: () => 'r' },
    dkimOf: () => ({ selector: 'mail', privateKey }),
  });
  await mail.send(aMail({ returnPath: 'bounces+abc@aurea.example' }));
  await mail.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return { raw, from };
}

/** Verifies a signature with relaxed canonicalization as RFC 6376 describes it, without the library that signed. */
function verify(raw: string): { body: boolean; headers: boolean; signed: string[] } {
  const cut = raw.indexOf('\r\n\r\n');
  const body = `${raw
    .slice(cut + 4)
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(?:\r\n)*$/, '')}\r\n`;
  const fields = raw.slice(0, cut).split(/\r\n(?![ \t])/);
  const relaxed = (field: string) => {
    const [name, ...value] = field.split(':');
    return `${name!.toLowerCase().trim()}:${value
      .join(':')
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  };
  const signature = fields.find((field) => /^dkim-signature:/i.test(field))!;
  const tag = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(signature.replace(/^[^:]*:/, ''))![1]!.replace(/\s/g, '');
  const signed = tag('h').toLowerCase().split(':');
  const lines = signed.flatMap((name) => {
    const field = fields.filter((field) => field.toLowerCase().startsWith(`${name}:`)).at(-1);
    return field === undefined ? [] : [relaxed(field)];
  });
  const own = relaxed(signature).replace(/([; ]b=)[^;]*/, '$1');
  const key = createPublicKey({
    key: Buffer.from(
      /p=(.*)$/.exec(dkimRecord('aurea.example', { selector: 'mail', privateKey }).value)![1]!,
      'base64',
    ),
    format: 'der',
    type: 'spki',
  });
  return {
    body: createHash('sha256').update(body, 'latin1').digest('base64') === tag('bh'),
    headers: createVerify('RSA-SHA256')
      .update([...lines, own].join('\r\n'))
      .verify(key, tag('b'), 'base64'),
    signed,
  };
}

it('a mail is signed for its domain, with the headers of the one-click link, and a change breaks the signature', async () => {
  const { raw, from } = await received();
  expect(from).toBe('bounces+abc@aurea.example');
  expect(raw).toMatch(/d=aurea\.example/);
  const { body, headers, signed } = verify(raw);
  expect({ body, headers }).toEqual({ body: true, headers: true });
  expect(signed).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));
  expect(verify(raw.replace('List-Unsubscribe: <http://aurea', 'List-Unsubscribe: <http://other')).headers).toBe(false);
  expect(verify(`${raw}more\r\n`).body).toBe(false);
});

it('a key that cannot sign stops the start, and one in a single line is read', () => {
  expect(readDkimKey(privateKey.replaceAll('\n', String.raw`\n`), 'DKIM_KEY_AUREA')).toBe(privateKey);
  expect(() => readDkimKey('no key', 'DKIM_KEY_AUREA')).toThrow(Misconfigured);
});
