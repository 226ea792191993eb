import { expect, test } from 'vitest';
import { areasOf, citiesOf } from '~/features/profiles/places/regions.server';
import { findCountryMap } from './country-map.server';

const served = 'AT AU BE CA CH DE DK ES FI FR GB IE IT NL NO NZ PL SE US'.split(' ');

test.each(served)('%s: every first-level region has a shape, and every shape is one', async (country) => {
  const map = await findCountryMap(country);
  const drawn = map!.regions.map(({ id }) => id);
  expect([...drawn].sort()).toEqual(
    areasOf(country)
      .map(({ id }) => id)
      .sort(),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});

test.each(served)('%s: shapes are closed, within the map and small', async (country) => {
  const map = await findCountryMap(country);
  expect(map!.country).toBe(country);
  expect(JSON.stringify(map).length).toBeLessThan(20_000);
  for (const { id, d, towns } of map!.regions) {
    expect(d, id).toMatch(/^M[\d M\-lza]+z$/);
    const corners = cornersOf(d);
    for (const [x, y] of corners) {
      expect(x >= 0 && x <= map!.width && y >= 0 && y <= map!.height, `${id} ${x} ${y}`).toBe(true);
    }
    expect(towns.length % 2).toBe(0);
  }
});

test.each(served)('%s: a region is where its towns are', async (country) => {
  const map = await findCountryMap(country);
  for (const { id, d, towns } of map!.regions) {
    expect(towns.length, id).toBeGreaterThan(0);
    const [xs, ys] = [0, 1].map((axis) => cornersOf(d).map((corner) => corner[axis]!));
    // The largest town lies inside the region, with a margin for coasts that are drawn with fewer corners.
    expect(towns[0], id).toBeGreaterThan(Math.min(...xs!) - 6);
    expect(towns[0], id).toBeLessThan(Math.max(...xs!) + 6);
    expect(towns[1], id).toBeGreaterThan(Math.min(...ys!) - 6);
    expect(towns[1], id).toBeLessThan(Math.max(...ys!) + 6);
    expect(towns.length / 2, id).toBeLessThanOrEqual(citiesOf(id).length);
  }
});

test('a country without a map has none', async () => {
  for (const country of ['', 'XX', 'nl', '../map/NL', '__proto__', 'constructor'])
    expect(await findCountryMap(country), country).toBeNull();
});

/** The corners of a path: `M` starts, `l` steps on, and a disc (`a`) counts as its centre. */
function cornersOf(d: string): [number, number][] {
  return d.split('z').flatMap((ring) => {
    if (ring === '' || ring.includes('a')) return ring === '' ? [] : [discMiddle(ring)];
    const [x, y, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number) as [number, number, ...number[]];
    const corners: [number, number][] = [[x, y]];
    for (let i = 0; i < steps.length; i += 2) {
      const [lastX, lastY] = corners.at(-1)!;
      corners.push([lastX + steps[i]!, lastY + steps[i + 1]!]);
    }
    return corners;
  });
}

function discMiddle(ring: string): [number, number] {
  const [left, y, radius] = (ring.match(/-?\d+/g) ?? []).map(Number) as [number, number, number];
  return [left + radius, y];
}
