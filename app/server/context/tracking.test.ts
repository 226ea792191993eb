import { describe, expect, it } from 'vitest';
import { findTracking, NO_TRACKING, readTracking, trackingQuery } from './tracking';

const origin = 'http://a.localhost';
const find = (search: string, change: { cookie?: string; referer?: string } = {}) =>
  findTracking({ query: new URLSearchParams(search), cookie: undefined, referer: undefined, origin, ...change });

describe('tracking', () => {
  it('takes the ids of the query before those of the cookie and the referring page', () => {
    const other = { cookie: 'network=cookie', referer: `${origin}/?network=page` };
    expect(find('network=query&sub1=s', other)).toMatchObject({ network: 'query', sub1: 's', ref: null });
    expect(find('', other).network).toBe('cookie');
    expect(find('', { referer: other.referer }).network).toBe('page');
  });

  it('keeps the stored network if the query names none: other ids are added, the stored ones first', () => {
    const cookie = 'network=adnet&ref=old&sub1=s';
    expect(find('ref=7', { cookie })).toEqual({ ...NO_TRACKING, network: 'adnet', ref: '7', sub1: 's' });
    const referer = `${origin}/?network=page&sub2=x`;
    expect(find('ref=7', { referer })).toEqual({ ...NO_TRACKING, network: 'page', ref: '7', sub2: 'x' });
    expect(find('ref=7')).toEqual({ ...NO_TRACKING, ref: '7' });
  });

  it('does not mix the ids of two sources: a query with a network stands alone', () => {
    const cookie = 'network=adnet&ref=old&sub1=s';
    expect(find('network=other&sub2=x', { cookie })).toEqual({ ...NO_TRACKING, network: 'other', sub2: 'x' });
  });

  it('takes nothing from a page of another site', () => {
    expect(find('', { referer: 'http://evil.example/?network=x' })).toEqual(NO_TRACKING);
    expect(find('', { referer: 'no address' })).toEqual(NO_TRACKING);
  });

  it('drops values that are over-long or unprintable', () => {
    expect(readTracking(new URLSearchParams({ network: 'x'.repeat(101), ref: 'a\u0000b', sub2: 'fine' }))).toEqual({
      ...NO_TRACKING,
      sub2: 'fine',
    });
  });

  it('writes the ids in a fixed order', () => {
    expect(trackingQuery({ ...NO_TRACKING, sub1: 'b', network: 'a&b' })).toBe('network=a%26b&sub1=b');
  });
});
