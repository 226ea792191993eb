import { describe, expect, it } from 'vitest';
import { improveScripts, type Limits, type Parts } from './improve-scripts';

const SCRIPT_BYTES = 100;

/** What the definition says, counted page by page with sets. */
function plainCost(
  { sizes, pages, imports }: Parts,
  scripts: readonly number[],
  { own, weights, most, power }: Limits,
) {
  const next = (script: number) =>
    imports.flatMap((of, part) => (scripts[part] === script ? of.map((other) => scripts[other]!) : []));
  const costs = own.map((alone, page) => {
    const loaded = new Set(scripts.filter((_, part) => pages[part]!.includes(page)));
    for (const script of loaded) for (const needed of next(script)) loaded.add(needed);
    const modules = sizes.filter((_, part) => loaded.has(scripts[part]!));
    const bytes = alone + loaded.size * SCRIPT_BYTES + modules.reduce((sum, size) => sum + size, 0);
    return loaded.size > most ? Infinity : weights[page]! * bytes ** power;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** Pages, parts and imports that hang together as those of a product: who needs a part needs what it imports. */
function madeUp(seed: number): { parts: Parts; limits: Limits } {
  let state = seed * 7919;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const imports = Array.from({ length: 8 }, (_, part) =>
    Array.from({ length: 8 }, (_, other) => other).filter((other) => other > part && random() < 0.2),
  );
  // More pages than bits in a word.
  const needs = Array.from({ length: 40 }, () => {
    const found = new Set([0, 1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.3));
    for (const part of found) for (const imported of imports[part]!) found.add(imported);
    return found;
  });
  return {
    parts: {
      sizes: imports.map(() => Math.ceil(random() * 5000)),
      pages: imports.map((_, part) => needs.flatMap((of, page) => (of.has(part) ? [page] : []))),
      imports,
    },
    limits: {
      own: needs.map(() => Math.ceil(random() * 2000)),
      weights: needs.map((_, page) => (page === 0 ? 3 : 1)),
      most: 3,
      scriptBytes: SCRIPT_BYTES,
      power: 4,
    },
  };
}

describe('improveScripts', () => {
  it.each([1, 2, 3, 4, 5, 6])('makes the pages lighter, and what it says they cost is true (%i)', (seed) => {
    const { parts, limits } = madeUp(seed);
    const start = parts.sizes.map(() => 0);
    const { scripts, cost } = improveScripts(parts, start, limits);
    expect(cost).toBeCloseTo(plainCost(parts, scripts, limits), -6);
    expect(cost).toBeLessThan(plainCost(parts, start, limits));
  });

  it('no single part in another script makes them lighter still', () => {
    const { parts, limits } = madeUp(7);
    const { scripts, cost } = improveScripts(parts, [0, 0, 0, 0, 0, 0, 0, 0], limits);
    for (let part = 0; part < scripts.length; part += 1) {
      for (let to = 0; to < scripts.length; to += 1) {
        const other = plainCost(parts, scripts.with(part, to), limits);
        expect(other * (1 + 1e-9)).toBeGreaterThanOrEqual(cost);
      }
    }
  });
});
