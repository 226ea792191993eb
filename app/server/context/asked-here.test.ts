import { describe, expect, it } from 'vitest';
import { cameUnasked, isAskedHere, isPageVisit, isSeen } from './asked-here.server';

const request = (headers: Record<string, string>) => new Request('http://here/members', { headers });
const fromHere = (headers: Record<string, string>) => isAskedHere(request(headers));

it('is true for pages of the brand, and for browsers that send no headers', () => {
  expect(fromHere({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  expect(fromHere({})).toBe(true);
});

it('is false for a link from elsewhere, a typed URL and a prefetch', () => {
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(fromHere({ 'Sec-Fetch-Site': site }), site).toBe(false);
  expect(fromHere({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' })).toBe(false);
  expect(fromHere({ Purpose: 'prefetch' })).toBe(false);
});

describe('a page view by a person', () => {
  const fetch = (site: string, mode: string, dest: string, user?: string) => ({
    'Sec-Fetch-Site': site,
    'Sec-Fetch-Mode': mode,
    'Sec-Fetch-Dest': dest,
    ...(user ? { 'Sec-Fetch-User': user } : {}),
  });
  const PERSON = '?1';

  it.each([
    ['a link on our own page', fetch('same-origin', 'navigate', 'document', PERSON)],
    ['a form of ours that redirected', fetch('same-origin', 'navigate', 'document')],
    ['the data of a client navigation', fetch('same-origin', 'cors', 'empty')],
    ['a link in webmail', fetch('cross-site', 'navigate', 'document', PERSON)],
    ['a link on another brand', fetch('same-site', 'navigate', 'document', PERSON)],
    ['a typed URL', fetch('none', 'navigate', 'document', PERSON)],
    ['a browser that sends no headers', {}],
  ])('is %s', (_what, headers) => {
    expect([isPageVisit(request(headers)), cameUnasked(request(headers))]).toEqual([true, false]);
  });

  it.each(['cross-site', 'same-site', 'none'])('is not what a %s request does without a person', (site) => {
    for (const headers of [
      fetch(site, 'navigate', 'document'),
      fetch(site, 'navigate', 'iframe', PERSON),
      fetch(site, 'navigate', 'iframe'),
      fetch(site, 'no-cors', 'image'),
      fetch(site, 'no-cors', 'empty'),
      fetch(site, 'navigate', 'document', '?0'),
      { 'Sec-Fetch-Site': site },
    ])
      expect([isPageVisit(request(headers)), cameUnasked(request(headers))]).toEqual([false, true]);
  });

  it('is not a frame, a picture or a prefetch of our own pages either', () => {
    for (const headers of [
      fetch('same-origin', 'navigate', 'iframe', PERSON),
      fetch('same-origin', 'no-cors', 'image'),
      { ...fetch('same-origin', 'navigate', 'document'), 'Sec-Purpose': 'prefetch;prerender' },
      { 'X-Moz': 'prefetch' },
    ])
      expect(isPageVisit(request(headers as Record<string, string>))).toBe(false);
  });
});

const ask = (headers: Record<string, string>) => isSeen(new Request('http://a.localhost/chats/c', { headers }));

describe('a request with which a person sees the conversation', () => {
  it.each([
    ['a document', { 'Sec-Fetch-Dest': 'document' }],
    ['a browser without fetch metadata', {}],
  ])('is %s', (_what, headers) => {
    expect(ask(headers as Record<string, string>)).toBe(true);
  });

  it.each([
    ['a prefetched document', { 'Sec-Fetch-Dest': 'document', 'Sec-Purpose': 'prefetch' }],
    ['a prerendered document', { 'Sec-Fetch-Dest': 'document', 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older prefetch', { Purpose: 'prefetch' }],
    ["Firefox's prefetch", { 'X-Moz': 'prefetch' }],
    [
      'a document to which another site redirected by itself',
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' },
    ],
    ['a frame on another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' }],
    ['the data of a client navigation', { 'Sec-Fetch-Dest': 'empty' }],
  ])('is not %s', (_what, headers) => {
    expect(ask(headers as Record<string, string>)).toBe(false);
  });
});
