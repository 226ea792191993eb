import { describe, expect, it } from 'vitest';
import { AppError } from '~/server/response/app-error';
import { hashPassword, verifyPassword } from './password.service.server';

describe('passwords', () => {
  it('are stored as Argon2id with 19 MiB, 2 passes and 1 lane, each with its own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('vuurtoren op texel'), hashPassword('vuurtoren op texel')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('differ up to the last of 128 characters', async () => {
    const long = 'é'.repeat(127);
    const stored = await hashPassword(`${long}a`);
    expect(await verifyPassword(stored, `${long}a`)).toBe(true);
    expect(await verifyPassword(stored, `${long}b`)).toBe(false);
    expect(await verifyPassword(stored, long)).toBe(false);
  });

  it('match from keyboards that compose characters differently', async () => {
    const stored = await hashPassword('caf\u00e9 om de hoek');
    expect(await verifyPassword(stored, 'cafe\u0301 om de hoek')).toBe(true);
  });

  it('match nothing if there is no account, in the time of a real check', async () => {
    const stored = await hashPassword('vuurtoren op texel');
    expect(await verifyPassword(undefined, 'vuurtoren op texel')).toBe(false);
    expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
    const known = await timed(() => verifyPassword(stored, 'wrong password'));
    const unknown = await timed(() => verifyPassword(undefined, 'wrong password'));
    // A generous bound: a shortcut would take a thousandth of the time.
    expect(unknown).toBeGreaterThan(known / 4);
  });

  it('are refused with a 503 if far more checks are waiting than can be served', async () => {
    const results = await Promise.allSettled(Array.from({ length: 170 }, () => verifyPassword(undefined, 'x')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBe(170 - 152);
    expect(refused.every((result) => result.reason instanceof AppError && result.reason.status === 503)).toBe(true);
    expect(await verifyPassword(undefined, 'and then it works again')).toBe(false);
  });
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 4; i++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
