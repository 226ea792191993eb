import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { memoryLogger } from '../operations/logger';
import { openMailParser, type MailParser, type MailParserOptions } from './mail-parser';

const logged: { level: string; message: string; fields: object }[] = [];
const opened: MailParser[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((parser) => parser.close()));
  logged.length = 0;
});

function open(options: Partial<MailParserOptions> = {}): MailParser {
  const parser = openMailParser({ log: memoryLogger(logged as never), longestMs: 20_000, ...options });
  opened.push(parser);
  return parser;
}

const folder = mkdtempSync(join(tmpdir(), 'facet-parser-'));
let files = 0;
afterAll(() => rmSync(folder, { recursive: true }));

/** A parser that does what the subject of the mail says. */
function standIn(work: string): string {
  const file = join(folder, `stand-in-${++files}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ id, raw }) => {
       const text = Buffer.from(raw).toString();
       ${work}
       parentPort.postMessage({ id, value: { text, parts: [] } });
     });
     parentPort.postMessage({ ready: true });`,
  );
  return file;
}
const SLOW = "if (text.includes('slow')) for (;;);";
const mail = (text: string) => Buffer.from(`Subject: x\r\n\r\n${text}`);

it('takes a mail apart in a thread, which ends when idle and starts again', async () => {
  const parser = open({ idleMs: 5 });
  expect(parser.running).toBe(false);
  const multipart = [
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    'Hello',
    '--b',
    'Content-Type: message/delivery-status',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('Action: failed').toString('base64'),
    '--b--',
    '',
  ].join('\r\n');
  const expected = { text: 'Hello\n', parts: [{ type: 'message/delivery-status', text: 'Action: failed' }] };
  expect(await parser.parse(Buffer.from(multipart))).toEqual(expected);
  await vi.waitFor(() => expect(parser.running).toBe(false), 20_000);
  expect(await parser.parse(Buffer.from(multipart))).toEqual(expected);
});

it('gives up on a mail that takes too long, says so, and reads the next', async () => {
  const parser = open({ file: standIn(SLOW), longestMs: 2000 });
  let turns = 0;
  const counting = setInterval(() => turns++, 5);
  expect(await parser.parse(mail('slow'))).toBeUndefined();
  clearInterval(counting);
  // The process went on with other work meanwhile: the endless loop was not in its own thread.
  expect(turns).toBeGreaterThan(0);
  expect(logged.map(({ message }) => message)).toEqual([
    'a mail was given up on, which the parser could not read in time',
  ]);
  expect(parser.running).toBe(false);
  expect(await parser.parse(mail('quick'))).toMatchObject({ text: expect.stringContaining('quick') });
});

it('gives up on a mail that needs too much memory or ends the thread, and reads the next', async () => {
  const parser = open({
    file: standIn(`if (text.includes('large')) { const all = []; for (;;) all.push(new Array(1e5).fill(text)); }
                   if (text.includes('end')) process.exit(1);`),
  });
  expect(await parser.parse(mail('large'))).toBeUndefined();
  expect(await parser.parse(mail('end'))).toBeUndefined();
  expect(await parser.parse(mail('quick'))).toBeDefined();
});

it('a thread that ended between two mails costs neither of them', async () => {
  const parser = open({ file: standIn("if (text.includes('after')) setTimeout(() => process.exit(0), 1);") });
  expect(await parser.parse(mail('after'))).toBeDefined();
  await vi.waitFor(() => expect(parser.running).toBe(false), 20_000);
  expect(await parser.parse(mail('quick'))).toBeDefined();
});

it('a few mails wait for a slow one, further ones come later', async () => {
  const parser = open({ file: standIn(SLOW), longestMs: 300 });
  const outcomes = await Promise.allSettled(
    [mail('slow'), ...Array.from({ length: 20 }, () => mail('quick'))].map((message) => parser.parse(message)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(10);
  for (const error of refused) expect(error).toMatchObject({ status: 503, values: { retry_after: 60 } });
});

it('without a thread no mail is lost: the mail server tries again', async () => {
  const error = { status: 503, values: { retry_after: 60 } };
  await expect(open({ file: '/nowhere.mjs' }).parse(mail('any'))).rejects.toMatchObject(error);
  expect(logged.map(({ level }) => level)).toEqual(['error']);
  // Nor a mail that was being read when the server stopped.
  const stopped = open({ file: standIn(SLOW), longestMs: 60_000 });
  await stopped.parse(mail('quick'));
  const reading = stopped.parse(mail('slow')).catch((failed: unknown) => failed);
  // By then it has begun.
  await new Promise((resolve) => setImmediate(resolve));
  await stopped.close();
  expect(await reading).toMatchObject(error);
  const closed = open();
  await closed.close();
  await expect(closed.parse(mail('any'))).rejects.toMatchObject(error);
});

it('has nothing of the server in its thread', async () => {
  const parser = open({
    file: standIn('parentPort.postMessage({ id, value: { text: JSON.stringify(process.env), parts: [] } }); return;'),
  });
  expect(await parser.parse(mail('any'))).toEqual({ text: '{}', parts: [] });
});

describe('mails of every harmless shape are read in time', () => {
  const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
  const wrap = (...parts: string[]) => `Content-Type: multipart/report; boundary=b\r\n\r\n${parts.join('')}--b--\r\n`;
  const block = 'Final-Recipient: rfc822; a@b.example\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n';
  it.each([
    ['long text', wrap(part('text/plain', 'Words of a letter. '.repeat(12_000)))],
    ['a long status', wrap(part('message/delivery-status', block.repeat(3000)))],
    ['many parts', wrap(...Array.from({ length: 90 }, (_, at) => part('text/plain', `Part ${at}`)))],
    ['HTML', wrap(part('text/html', '<p>Not <b>here</b></p>'.repeat(10_000)))],
    [
      'a returned mail with a picture',
      wrap(part('message/rfc822', `Subject: x\r\n\r\n${'iVBORw0KGgo'.repeat(20_000)}`)),
    ],
    ['a plain letter', `Subject: ${'words '.repeat(500)}\r\n\r\n${'Line of a letter.\r\n'.repeat(10_000)}`],
    ['noise', Buffer.from(Array.from({ length: 250_000 }, (_, at) => (at * 7919) % 256)).toString('latin1')],
    ['nothing', ''],
  ])('%s', async (_, text) => {
    // With the product's own limit: none of them is given up on.
    expect(await open({ longestMs: 2000 }).parse(Buffer.from(text, 'latin1'))).toBeDefined();
  });
});
