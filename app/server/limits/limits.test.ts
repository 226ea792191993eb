import { describe, expect, it, vi } from 'vitest';
import { MOST_KEYS, type Limit } from './limit';
import { openLimits, type Limits } from './limits';

describe('limits', () => {
  it('count exactly for a hundred calls at once', async () => {
    const { loginAccount } = openLimits();
    const waits = await Promise.all(Array.from({ length: 100 }, () => loginAccount.tryTake('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('say how long to wait, per key', async () => {
    const { mail } = openLimits();
    for (let i = 0; i < 5; i++) await mail.take('a');
    await expect(mail.take('a')).rejects.toMatchObject({ status: 429, values: { retry_after: 3600 } });
    expect(await mail.blockedFor('a')).toBeGreaterThan(0);
    await mail.take('b');
  });

  it('give back an attempt that succeeded, and forget a key on reset', async () => {
    const { mail } = openLimits();
    for (let i = 0; i < 5; i++) await mail.take('a');
    await mail.giveBack('a');
    expect(await mail.tryTake('a')).toBe(0);
    await mail.reset('a');
    expect(await mail.blockedFor('a')).toBe(0);
  });
});

it('bound the memory of made-up keys, and keep the latest', async () => {
  const { mail } = openLimits();
  for (let i = 0; i < 5; i++) await mail.take('first');
  for (let i = 0; i < 5; i++) await mail.take('last');
  for (let i = 0; i < MOST_KEYS; i++) {
    await mail.count(`made up ${i}`);
    if (i === MOST_KEYS / 2) await mail.count('last');
  }
  expect(await mail.blockedFor('first')).toBe(0);
  expect(await mail.blockedFor('last')).toBeGreaterThan(0);
});

describe('a limit', () => {
  /** How many times one key may take before it is refused. */
  async function allowedBy(limit: Limit): Promise<number> {
    for (let count = 0; ; count++) if ((await limit.tryTake('a')) > 0) return count;
  }

  it.each(Object.keys(openLimits()) as (keyof Limits)[])(
    '%s closes for one key alone, and after twice as many if all limits are doubled',
    async (name) => {
      const limit = openLimits()[name];
      const allowed = await allowedBy(limit);
      expect(allowed).toBeGreaterThan(0);
      expect(await limit.blockedFor('a')).toBeGreaterThan(0);
      expect(await limit.tryTake('b')).toBe(0);
      expect(await allowedBy(openLimits(2)[name])).toBe(2 * allowed);
    },
  );

  it('only checks in blockedFor, and only counts in count', async () => {
    const { mail } = openLimits();
    for (let i = 0; i < 9; i++) expect(await mail.blockedFor('a')).toBe(0);
    for (let i = 0; i < 9; i++) await mail.count('a');
    expect(await mail.blockedFor('a')).toBeGreaterThan(0);
  });

  it('opens again after its time, and is widened by a factor', async () => {
    vi.useFakeTimers();
    const { mail } = openLimits(2);
    for (let i = 0; i < 10; i++) expect(await mail.tryTake('a')).toBe(0);
    const wait = await mail.tryTake('a');
    vi.advanceTimersByTime(wait + 1);
    expect(await mail.blockedFor('a')).toBe(0);
    expect(await mail.tryTake('a')).toBe(0);
    vi.useRealTimers();
  });
});
