import { describe, expect, it } from 'vitest';
import { seededRng } from '~db/seed/rng';
import { fuzzRequest, type FuzzWorld } from './requests';
import { hasStack } from './run';

const world: FuzzWorld = {
  routes: [
    { id: 'index', path: '/' },
    { id: 'members-id', path: '/members/:id' },
    { id: 'credits', path: '/credits/:id/:paymentmethod?' },
  ],
  origin: 'http://golden-hour.localhost:1',
  ids: ['a'.repeat(26)],
};
const requests = (seed: string, count: number) =>
  Array.from({ length: count }, (_, number) => fuzzRequest(world, seededRng(`${seed}/${number}`), number));

describe('made-up requests', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(requests('a', 200)).toEqual(requests('a', 200));
    expect(requests('a', 200)).not.toEqual(requests('b', 200));
  });

  it('leave out no route, and use all its methods', () => {
    const all = requests('a', 2000);
    for (const { id } of world.routes) {
      const methods = new Set(all.filter(({ route }) => route === id).map(({ method }) => method));
      expect([id, [...methods].sort()]).toEqual([
        id,
        ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'],
      ]);
    }
    for (const odd of [
      '%5C',
      '%0a',
      'X-Forwarded-Host',
      'evil.example',
      'multipart/form-data',
      '.data',
      '"Origin","null"',
    ])
      expect(JSON.stringify(all), odd).toContain(odd);
  });

  it('are one request each: no line break in a URL or a header begins another', () => {
    for (const { path, headers } of requests('a', 3000)) {
      expect(path).not.toMatch(/[\r\n ]/);
      for (const [name, value] of headers) expect(`${name}${value}`).not.toMatch(/[\r\n]/);
    }
  });
});

it('recognise a failure in the log, and what is not one', () => {
  expect(hasStack('{"level":40,"msg":"x","err":{"type":"Error","stack":"Error: x"}}')).toBe(true);
  expect(hasStack('{"level":50,"msg":"x"}')).toBe(true);
  expect(hasStack('Error: x\n    at f (/srv/app.js:1:2)')).toBe(true);
  expect(hasStack('{"level":40,"msg":"a payment webhook was refused","reason":"no signature"}')).toBe(false);
});
