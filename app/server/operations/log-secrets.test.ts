import { describe, expect, it } from 'vitest';
import { systemClock } from '../context/clock';
import { randomIds } from '../context/ids';
import { withoutSecrets } from './log-secrets';
import { openLogger } from './logger';

describe('a line of the log', () => {
  const { token, ulid } = randomIds(systemClock);

  it('holds no link and no session, wherever they stand', () => {
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

  it('holds no mailbox', () => {
    expect(withoutSecrets('550 <anna.b+x@mail.example.org>: unknown user')).toBe('550 <…@…>: unknown user');
  });

  it('is left alone otherwise: ids, packages, places in a stack', () => {
    const id = ulid();
    const line = `{"request":"${id}","stack":"at x (/srv/node_modules/@remix-run/server-runtime/dist/actions.js:22:13)"}`;
    expect(withoutSecrets(line)).toBe(line);
  });
});

it('the logger writes through it, whatever the field', () => {
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
