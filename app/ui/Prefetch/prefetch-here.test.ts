import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefetchFor, prefetchHere, watchPrefetch } from './prefetch-here';

describe('prefetchFor', () => {
  // covers S9-025 S9-026
  it.each([
    { connection: { effectiveType: '2g' } },
    { connection: { effectiveType: 'slow-2g' } },
    { connection: { saveData: true, effectiveType: '4g' } },
    { connection: { effectiveType: '4g' }, reducedData: true },
    { reducedData: true },
  ])('skips prefetching on %j', (wishes) => expect(prefetchFor(wishes)).toBe('none'));

  it.each([
    {},
    { connection: {} },
    { connection: { effectiveType: '3g' } },
    { connection: { effectiveType: '4g', saveData: false }, reducedData: false },
  ])('prefetches on intent on %j', (wishes) => expect(prefetchFor(wishes)).toBe('intent'));
});

describe('this device', () => {
  const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' });
  const query = Object.assign(new EventTarget(), { matches: false });
  afterEach(() => vi.unstubAllGlobals());

  it('is asked each time, and says when it has changed its mind', () => {
    vi.stubGlobal('navigator', { connection });
    const requests: string[] = [];
    vi.stubGlobal('matchMedia', (text: string) => {
      requests.push(text);
      return query;
    });
    const changed = vi.fn();
    const stop = watchPrefetch(changed);
    expect(prefetchHere()).toBe('intent');
    connection.effectiveType = '2g';
    connection.dispatchEvent(new Event('change'));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(prefetchHere()).toBe('none');
    connection.effectiveType = '4g';
    query.matches = true;
    query.dispatchEvent(new Event('change'));
    expect(changed).toHaveBeenCalledTimes(2);
    expect(prefetchHere()).toBe('none');
    expect(new Set(requests)).toEqual(new Set(['(prefers-reduced-data: reduce)']));
    stop();
    connection.dispatchEvent(new Event('change'));
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('need not know any of it', () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(prefetchHere()).toBe('intent');
    expect(() => watchPrefetch(() => {})()).not.toThrow();
  });
});
