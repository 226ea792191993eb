import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { journeysOfRun } from './journeys.mjs';
import { inTurn } from './turn.mjs';

afterEach(() => vi.unstubAllEnvs());
const folder = resolve(import.meta.dirname, '../../e2e');

function inRun(turn: string) {
  vi.stubEnv('TURN', turn);
  return journeysOfRun(folder);
}

it('every run has the ways that most people go, and half of the others', () => {
  const all = inRun('all');
  const runs = ['3', '19'].map(inRun);
  for (const files of runs) expect(files).toEqual(expect.arrayContaining(['main.journey.ts', 'payments.journey.ts']));
  const [first, second] = runs as [string[], string[]];
  expect([...new Set([...first, ...second])].toSorted()).toEqual(all);
  expect(first.length).toBeLessThan(all.length * 0.75);
  expect(Math.abs(first.length - second.length)).toBeLessThanOrEqual(1);
});

it('every side of a journey has its turn', () => {
  for (const every of [2, 4, 6]) {
    const sides = Array.from({ length: every }, (_, side) => side);
    const skipped = new Map<string, Set<number>>();
    for (let turn = 0; turn < 96; turn += 1)
      for (const file of inRun(String(turn)))
        skipped.set(file, new Set([...(skipped.get(file) ?? []), ...inTurn(sides, every)]));
    for (const [file, seen] of skipped) expect([...seen].toSorted(), file).toEqual(sides);
  }
});

it('a journey that is always wanted and has another name now is noticed', () => {
  const other = mkdtempSync(join(tmpdir(), 'facet-journeys-'));
  mkdirSync(join(other, 'deep'));
  writeFileSync(join(other, 'deep', 'main.journey.ts'), '');
  expect(() => journeysOfRun(other)).toThrow(/There is no journey coming-in, controls/);
  rmSync(other, { recursive: true });
});
