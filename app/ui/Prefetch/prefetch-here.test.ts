import { describe, expect, it } from 'vitest';
import { prefetchFor } from './prefetch-here';

describe('prefetchFor', () => {
  // covers S9-025 S9-026
  it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true, effectiveType: '4g' }])(
    'skips prefetching on %j',
    (connection) => expect(prefetchFor(connection)).toBe('none'),
  );

  it.each([undefined, {}, { effectiveType: '3g' }, { effectiveType: '4g', saveData: false }])(
    'prefetches on intent on %j',
    (connection) => expect(prefetchFor(connection)).toBe('intent'),
  );
});
