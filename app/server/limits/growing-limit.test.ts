import { describe, expect, it } from 'vitest';
import { MINUTE } from '~/time/durations';
import { growingLimit } from './growing-limit';

function opened() {
  let now = 1_000_000;
  const limit = growingLimit({ points: 3, window: 60 * MINUTE, firstPause: MINUTE, now: () => now });
  return { limit, advance: (ms: number) => (now += ms) };
}

describe('a limit that grows', () => {
  it('lets the first through at once, then one by one after doubled pauses, and reports the pause exactly', async () => {
    const { limit, advance } = opened();
    for (let i = 0; i < 3; i++) expect(await limit.tryTake('a')).toBe(0);
    for (const minutes of [1, 2, 4, 8, 16]) {
      expect(await limit.tryTake('a')).toBe(minutes * MINUTE);
      await expect(limit.take('a')).rejects.toMatchObject({ status: 429, values: { retry_after: minutes * 60 } });
      // A refused attempt makes no pause longer.
      for (let i = 0; i < 50; i++) await limit.tryTake('a');
      advance(minutes * MINUTE - 1);
      expect(await limit.tryTake('a')).toBe(1);
      advance(1);
      expect(await limit.tryTake('a')).toBe(0);
    }
    expect(await limit.tryTake('b')).toBe(0);
  });

  it('never waits longer than its window, and starts anew after it', async () => {
    const { limit, advance } = opened();
    for (let i = 0; i < 60; i++) {
      const wait = await limit.tryTake('a');
      expect(wait).toBeLessThanOrEqual(60 * MINUTE);
      advance(wait);
    }
    advance(121 * MINUTE);
    for (let i = 0; i < 3; i++) expect(await limit.tryTake('a')).toBe(0);
    expect(await limit.blockedFor('a')).toBe(MINUTE);
  });

  it('gives back, counts and resets like the others', async () => {
    const { limit } = opened();
    for (let i = 0; i < 3; i++) await limit.count('a');
    expect(await limit.blockedFor('a')).toBe(MINUTE);
    await limit.giveBack('a');
    expect(await limit.tryTake('a')).toBe(0);
    await limit.reset('a');
    for (let i = 0; i < 3; i++) expect(await limit.tryTake('a')).toBe(0);
  });

  it('counts exactly for a hundred calls at once', async () => {
    const { limit } = opened();
    const waits = await Promise.all(Array.from({ length: 100 }, () => limit.tryTake('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });
});
