import { describe, expect, it } from 'vitest';
import { cameUnasked, isAskedHere, isLookedAt } from './asked-here.server';

const request = (headers: Record<string, string>) => new Request('http://here/members', { headers });
const asked = (headers: Record<string, string>) => isAskedHere(request(headers));

it('believes pages of the brand, and browsers that say nothing', () => {
  expect(asked({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  expect(asked({})).toBe(true);
});

it('does not take a link from elsewhere, a typed address or fetching ahead for the person', () => {
  for (const site of ['cross-site', 'same-site', 'none']) expect(asked({ 'Sec-Fetch-Site': site }), site).toBe(false);
  expect(asked({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' })).toBe(false);
  expect(asked({ Purpose: 'prefetch' })).toBe(false);
});

describe('a look', () => {
  const fetch = (site: string, mode: string, dest: string, user?: string) => ({
    'Sec-Fetch-Site': site,
    'Sec-Fetch-Mode': mode,
    'Sec-Fetch-Dest': dest,
    ...(user ? { 'Sec-Fetch-User': user } : {}),
  });
  const PERSON = '?1';

  it.each([
    ['a link on a page of ours', fetch('same-origin', 'navigate', 'document', PERSON)],
    ['a form of ours that led on', fetch('same-origin', 'navigate', 'document')],
    ['the data of a client navigation', fetch('same-origin', 'cors', 'empty')],
    ['a link in webmail', fetch('cross-site', 'navigate', 'document', PERSON)],
    ['a link on another brand', fetch('same-site', 'navigate', 'document', PERSON)],
    ['a typed address', fetch('none', 'navigate', 'document', PERSON)],
    ['a browser that says nothing', {}],
  ])('is %s', (_what, headers) => {
    expect([isLookedAt(request(headers)), cameUnasked(request(headers))]).toEqual([true, false]);
  });

  it.each(['cross-site', 'same-site', 'none'])('is nothing that %s leads to without a person', (site) => {
    for (const headers of [
      fetch(site, 'navigate', 'document'),
      fetch(site, 'navigate', 'iframe', PERSON),
      fetch(site, 'navigate', 'iframe'),
      fetch(site, 'no-cors', 'image'),
      fetch(site, 'no-cors', 'empty'),
      fetch(site, 'navigate', 'document', '?0'),
      { 'Sec-Fetch-Site': site },
    ])
      expect([isLookedAt(request(headers)), cameUnasked(request(headers))]).toEqual([false, true]);
  });

  it('is no frame, picture or fetching ahead of our own either', () => {
    for (const headers of [
      fetch('same-origin', 'navigate', 'iframe', PERSON),
      fetch('same-origin', 'no-cors', 'image'),
      { ...fetch('same-origin', 'navigate', 'document'), 'Sec-Purpose': 'prefetch;prerender' },
      { 'X-Moz': 'prefetch' },
    ])
      expect(isLookedAt(request(headers as Record<string, string>))).toBe(false);
  });
});
