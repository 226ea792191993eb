import { describe, expect, it, vi } from 'vitest';
import { MOST_KEYS, type Limit } from './limit';
import { openLimits, type Limits } from './limits';

describe('limits', () => {
  it('hold for a hundred at once', async () => {
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

  it('give back what turned out to be right, and forget on reset', async () => {
    const { mail } = openLimits();
    for (let i = 0; i < 5; i++) await mail.take('a');
    await mail.giveBack('a');
    expect(await mail.tryTake('a')).toBe(0);
    await mail.reset('a');
    expect(await mail.blockedFor('a')).toBe(0);
  });
});

it('a flood of made-up keys fills no memory, and the latest are known', async () => {
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
    for (let taken = 0; ; taken++) if ((await limit.tryTake('a')) > 0) return taken;
  }

  it.each(Object.keys(openLimits()) as (keyof Limits)[])(
    '%s closes for one key alone, and twice as late where all are doubled',
    async (name) => {
      const limit = openLimits()[name];
      const allowed = await allowedBy(limit);
      expect(allowed).toBeGreaterThan(0);
      expect(await limit.blockedFor('a')).toBeGreaterThan(0);
      expect(await limit.tryTake('b')).toBe(0);
      expect(await allowedBy(openLimits(2)[name])).toBe(2 * allowed);
    },
  );

  it('only looks where it is only asked, and only counts where it is only told', async () => {
    const { mail } = openLimits();
    for (let i = 0; i < 9; i++) expect(await mail.blockedFor('a')).toBe(0);
    for (let i = 0; i < 9; i++) await mail.count('a');
    expect(await mail.blockedFor('a')).toBeGreaterThan(0);
  });

  it('frees itself when its time is over, and gets wider by a factor', async () => {
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
