import { expect, it, describe } from 'vitest';
import { MINUTE } from '~/time/durations';
import { countRepeats, memoryLogger, openLogger, withoutSecrets } from './logger';
import { systemClock } from '../context/clock';
import { randomIds } from '../context/ids';

function open() {
  const lines: { level: string; fields: object; message: string }[] = [];
  const time = { now: 0 };
  return { lines, time, log: countRepeats(memoryLogger(lines), () => time.now) };
}

const refused = (port = 3306) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED' });

it('writes the first failure in full and counts those that follow, with one line a minute', () => {
  const { lines, time, log } = open();
  for (let i = 0; i < 1000; i++)
    log.child({ request: `r${i}` }).error({ err: refused(i), path: '/chats' }, 'no database');
  // Requests with one of these ids are found in the log, without another stack.
  expect(lines).toHaveLength(1 + 20);
  expect(lines[0]!.fields).toMatchObject({ err: { code: 'ECONNREFUSED' } });
  expect(lines.slice(1).every(({ fields }) => 'repeat' in fields && !('err' in fields))).toBe(true);
  time.now = MINUTE;
  log.flush();
  expect(lines).toHaveLength(22);
  expect(lines[21]).toMatchObject({ level: 'error', message: 'no database', fields: { repeated: 979, seconds: 60 } });
  expect(lines[21]!.fields).not.toHaveProperty('err');
});

it('goes on counting while the failures last, without a stack, and writes in full what comes after a quiet minute', () => {
  const { lines, time, log } = open();
  for (let minute = 0; minute < 10; minute++) {
    time.now = minute * MINUTE;
    for (let i = 0; i < 50; i++) log.error({ err: refused() }, 'no database');
  }
  expect(lines.filter(({ fields }) => 'err' in fields)).toHaveLength(1);
  expect(lines.length).toBeLessThanOrEqual(11);
  for (const quiet of [11, 12, 13]) {
    time.now = quiet * MINUTE;
    log.flush();
  }
  const before = lines.length;
  const repeated = lines.reduce((sum, { fields }) => sum + ((fields as { repeated?: number }).repeated ?? 1), 0);
  // None is lost: of 500 errors 500 are counted.
  expect(repeated).toBe(500);
  log.error({ err: refused() }, 'no database');
  expect(lines).toHaveLength(before + 1);
  expect(lines.at(-1)!.fields).toHaveProperty('err');
});

it('writes one line a minute and network where a stranger decides how often something happens', () => {
  const { lines, time, log } = open();
  const forge = (network: string) =>
    log.child({ request: 'r' }).warn({ network, reason: 'no signature', provider: 'stripe' }, 'a webhook was refused');
  for (let i = 0; i < 1000; i++) forge(i % 4 === 0 ? '4:192.0.2' : '4:198.51.100');
  expect(lines.map(({ fields }) => (fields as { network: string }).network)).toEqual(['4:192.0.2', '4:198.51.100']);
  expect(lines[0]!.fields).toMatchObject({ reason: 'no signature', provider: 'stripe' });
  log.warn({ network: '4:192.0.2' }, 'something else');
  expect(lines).toHaveLength(3);
  time.now = MINUTE;
  log.flush();
  expect(lines.slice(3).map(({ fields }) => fields)).toEqual([
    { repeated: 249, seconds: 60, network: '4:192.0.2' },
    { repeated: 749, seconds: 60, network: '4:198.51.100' },
  ]);
  time.now = 2 * MINUTE;
  log.flush();
  forge('4:192.0.2');
  expect(lines).toHaveLength(6);
});

it('writes a bounded number of lines for whoever owns many networks', () => {
  const { lines, time, log } = open();
  for (let i = 0; i < 5000; i++) log.warn({ network: `6:32.1.13.184.${i >> 8}.${i & 255}` }, 'a webhook was refused');
  expect(lines.length).toBeLessThanOrEqual(201);
  time.now = MINUTE;
  log.flush();
  const total = lines.reduce((sum, { fields }) => sum + ((fields as { repeated?: number }).repeated ?? 1), 0);
  expect(total).toBe(5000);
  expect(lines.at(-1)!.fields).toMatchObject({ network: 'others' });
});

it('separates different failures, and does not touch lines without an error', () => {
  const { lines, log } = open();
  log.error({ err: new Error('one') }, 'failed');
  log.error({ err: new Error('another') }, 'failed');
  log.warn({ err: new Error('one') }, 'failed');
  log.warn({ err: new Error('one'), topic: 'mail' }, 'failed');
  log.warn({ id: 'a' }, 'a message is missing from the catalogue');
  log.warn({ id: 'b' }, 'a message is missing from the catalogue');
  log.info({}, 'draining');
  log.info({}, 'draining');
  expect(lines).toHaveLength(8);
});

describe('a line of the log', () => {
  const { token, ulid } = randomIds(systemClock);

  it('holds no link and no session, in any field', () => {
    for (let i = 0; i < 200; i++) {
      const secret = token();
      for (const line of [
        `/${secret}`,
        `"path":"/${secret}.data"`,
        `No route matches URL "/${secret}"`,
        `a=${secret}; b`,
      ])
        expect(withoutSecrets(line), line).not.toContain(secret);
    }
  });

  it('holds no e-mail address', () => {
    expect(withoutSecrets('550 <anna.b+x@mail.example.org>: unknown user')).toBe('550 <…@…>: unknown user');
  });

  it('is otherwise unchanged: ids, packages, positions in a stack', () => {
    const id = ulid();
    const line = `{"request":"${id}","stack":"at x (/srv/node_modules/@remix-run/server-runtime/dist/actions.js:22:13)"}`;
    expect(withoutSecrets(line)).toBe(line);
  });
});

it('is written through that filter by the logger, in every field', () => {
  const lines: string[] = [];
  const secret = 'S'.repeat(43);
  const log = openLogger('info', (line) => void lines.push(line)).child({ request: 'r1' });
  const error = new Error(`no route for /${secret}`);
  log.error({ err: error, path: `/${secret}`, note: 'to anna@mail.example' }, `seen ${secret}`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain(secret);
  expect(lines[0]).not.toContain('anna@');
  expect(JSON.parse(lines[0]!)).toMatchObject({ request: 'r1', path: '/…', msg: 'seen …' });
});

it('holds nothing that a terminal obeys, and is the same JSON for every other reader', () => {
  const lines: string[] = [];
  const path = '/a\u001B[2J\u009B2J\u007F\u0085\u2028\u202Eb\u2066';
  openLogger('info', (line) => void lines.push(line)).warn({ path }, 'odd');
  const [line = ''] = lines;
  expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
  expect(JSON.parse(line)).toMatchObject({ path, msg: 'odd' });
});
