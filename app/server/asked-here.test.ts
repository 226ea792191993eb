import { expect, it } from 'vitest';
import { isAskedHere } from './asked-here.server';

const asked = (headers: Record<string, string>) => isAskedHere(new Request('http://here/members', { headers }));

it('believes pages of the brand, and browsers that say nothing', () => {
  expect(asked({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  expect(asked({})).toBe(true);
});

it('does not take a link from elsewhere, a typed address or fetching ahead for the person', () => {
  for (const site of ['cross-site', 'same-site', 'none']) expect(asked({ 'Sec-Fetch-Site': site }), site).toBe(false);
  expect(asked({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' })).toBe(false);
  expect(asked({ Purpose: 'prefetch' })).toBe(false);
});
