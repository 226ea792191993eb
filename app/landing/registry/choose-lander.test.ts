import { describe, expect, it } from 'vitest';
import { randomIds } from '~/server/context/ids';
import { chanceOf, chooseByWeight } from './choose-lander';

const choices = [
  { name: 'gallery', weight: 1 },
  { name: 'video', weight: 0 },
  { name: 'tinderswipe', weight: 3 },
];

describe('chooseByWeight', () => {
  it.each([
    [0, 'gallery'],
    [0.2499, 'gallery'],
    [0.25, 'tinderswipe'],
    [0.9999, 'tinderswipe'],
  ])('gives each its share of the range: %s is %s', (chance, name) => {
    expect(chooseByWeight(choices, chance)).toBe(name);
  });

  it('never returns one that is switched off, and nothing if all are', () => {
    const off = choices.map(({ name }) => ({ name, weight: 0 }));
    expect(chooseByWeight(off, 0.5)).toBeUndefined();
    expect(chooseByWeight([], 0)).toBeUndefined();
    for (let step = 0; step < 100; step += 1) expect(chooseByWeight(choices, step / 100)).not.toBe('video');
  });
});

describe('chanceOf', () => {
  it('is the end of an id, as a number from 0 to below 1', () => {
    expect(chanceOf('0'.repeat(26))).toBe(0);
    expect(chanceOf(`${'0'.repeat(18)}g0000000`)).toBe(0.5);
    expect(chanceOf('z'.repeat(26))).toBeLessThan(1);
  });

  it('spreads evenly over real ids', () => {
    const ids = randomIds({ now: () => 0 });
    const drawn = Array.from({ length: 4000 }, () => chooseByWeight(choices, chanceOf(ids.random())));
    const share = drawn.filter((name) => name === 'tinderswipe').length / drawn.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.8);
  });
});
