import { afterEach, expect, it, vi } from 'vitest';
import { hasTurn, inTurn, turnOfRun } from './turn.mjs';

afterEach(() => vi.unstubAllEnvs());
const LIST = ['a', 'b', 'c', 'd', 'e'];

it('takes turns until everything has been visited, and nothing twice', () => {
  const seen = [0, 1, 2].flatMap((turn) => {
    vi.stubEnv('TURN', String(turn));
    return inTurn(LIST, 3);
  });
  expect(seen.toSorted()).toEqual(LIST);
  vi.stubEnv('TURN', '1');
  expect([inTurn(LIST, 3), inTurn(LIST, 3, 1)]).toEqual([['b', 'e'], ['c']]);
});

it('gives one check of two its turn in every second run', () => {
  const seen = [0, 1].map((turn) => {
    vi.stubEnv('TURN', String(turn));
    return [hasTurn(2), hasTurn(2, 1)];
  });
  expect(seen).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('includes everything on demand', () => {
  vi.stubEnv('TURN', 'all');
  expect([hasTurn(2), hasTurn(2, 1)]).toEqual([true, true]);
  expect(inTurn(LIST, 3)).toEqual(LIST);
});

it('depends on the commit alone', () => {
  vi.stubEnv('TURN', '');
  expect(turnOfRun()).toBe(turnOfRun());
  expect(turnOfRun()).toBeGreaterThan(0);
});
