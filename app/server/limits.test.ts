import { describe, expect, it } from 'vitest';
import { openLimits } from './limits';

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
