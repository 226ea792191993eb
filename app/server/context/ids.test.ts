import { describe, expect, it } from 'vitest';
import { frozenClock } from './clock';
import { countingIds, randomIds } from './ids';

const ID = /^[0-9a-hjkmnp-tv-z]{26}$/;

describe.each([
  ['random', randomIds],
  ['counting', countingIds],
])('%s ids', (_name, make) => {
  it('are 26 characters that need no escaping, and never the same twice', () => {
    const ids = make(frozenClock(Date.UTC(2026, 10, 21)));
    const all = Array.from({ length: 500 }, () => [ids.ulid(), ids.random()]).flat();
    expect(all.filter((id) => !ID.test(id))).toEqual([]);
    expect(new Set(all).size).toBe(1000);
  });

  it('sort by time where they should', () => {
    const clock = frozenClock(999);
    const ids = make(clock);
    const all = [1, 1000, 86_400_000, 1e12].map((ms) => {
      clock.advance(ms);
      return ids.ulid();
    });
    expect([...all].sort()).toEqual(all);
  });
});

it('do not reveal when a member signed up: the random ones share no prefix', () => {
  const ids = randomIds(frozenClock(0));
  const beginnings = new Set(Array.from({ length: 100 }, () => ids.random().slice(0, 6)));
  expect(beginnings.size).toBeGreaterThan(95);
  const stamps = new Set(Array.from({ length: 100 }, () => ids.ulid().slice(0, 10)));
  expect(stamps.size).toBe(1);
});

it('makes codes of six digits that differ', () => {
  const { code } = randomIds(frozenClock(0));
  const codes = Array.from({ length: 500 }, code);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(450);
});

it('makes tokens of 256 bits that fit into a URL', () => {
  const { token } = randomIds(frozenClock(0));
  expect(Buffer.from(token(), 'base64url')).toHaveLength(32);
  expect(token()).toMatch(/^[\w-]{43}$/);
  expect(token()).not.toBe(token());
});

it('repeats the same ids in tests', () => {
  const run = () => {
    const ids = countingIds(frozenClock(5));
    return [ids.ulid(), ids.random(), ids.token(), ids.ulid()];
  };
  expect(run()).toEqual(run());
});
