import { describe, expect, it } from 'vitest';
import { isSeen } from './seen.server';

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
