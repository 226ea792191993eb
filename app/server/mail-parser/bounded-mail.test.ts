import { expect, it } from 'vitest';
import { boundedMail, readHeader } from './bounded-mail';

const bounded = (text: string) => Buffer.from(boundedMail(Buffer.from(text, 'latin1'))).toString('latin1');
const HEADER = 'From: a@b.example\r\nContent-Type: text/plain;\r\n\tcharset=utf-8\r\nTo: c@d.example\r\n';

it('reads the header with folded lines joined, up to the empty line', () => {
  expect(readHeader(Buffer.from(`From a@b Mon Nov 23\n${HEADER}X-Y:z\r\nno field\r\n\r\nIn-The: body\r\n`))).toEqual([
    ['from', 'a@b.example'],
    ['content-type', 'text/plain; charset=utf-8'],
    ['to', 'c@d.example'],
    ['x-y', 'z'],
  ]);
  expect(readHeader(Buffer.alloc(0))).toEqual([]);
});

it('leaves of the header what says how to read the body, once, and the body as it is', () => {
  expect(bounded(`${HEADER}Content-Type: text/html\r\n\r\nHello\r\n--x\r\nyou`)).toBe(
    'content-type: text/plain; charset=utf-8\r\n\r\nHello\r\n--x\r\nyou',
  );
  expect(bounded('no header')).toBe('');
});

it.each([
  ['bytes', `${HEADER}\r\n${'0123456789\r\n'.repeat(100_000)}`],
  ['lines', `${HEADER}\r\n${'\n'.repeat(300_000)}`],
  ['the length of a line', `${HEADER}\r\n${'x'.repeat(300_000)}`],
  ['lines that begin a part', `${HEADER}\r\n${'--b\n'.repeat(60_000)}`],
  ['fields', `${'Content-Type: text/plain\n'.repeat(10_000)}\n`],
  ['the length of a field', `Content-Type: text/plain;${'\n a=b;'.repeat(50_000)}\n\n`],
  ['other fields', `To: a@b.example${',\n c@d.example'.repeat(20_000)}\n\n`],
])('bounds %s', (_, text) => {
  const lines = bounded(text).split('\r\n');
  const length = (line: string) => line.length;
  expect(lines.length).toBeLessThanOrEqual(6003);
  expect(Math.max(...lines.map(length))).toBeLessThanOrEqual(2000);
  expect(lines.filter((line) => line.startsWith('--')).length).toBeLessThanOrEqual(100);
  expect(bounded(text).length).toBeLessThanOrEqual(300_000);
  const header = lines.slice(0, lines.indexOf(''));
  expect(header.length).toBeLessThanOrEqual(3);
  expect(Math.max(0, ...header.map(length))).toBeLessThanOrEqual(1100);
});
