import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './page-cursor';

describe('readCursor', () => {
  it('reads what was written', () => {
    expect(readCursor(writeCursor(1_763_720_000_000, '01hx'))).toEqual({ at: 1_763_720_000_000, id: '01hx' });
  });

  it('means the first page for anything else', () => {
    for (const text of [null, undefined, '', '1', '1.', '.a', '1.A', '1.a.b', '-1.a', '1234567890123456.a', ` 1.a`])
      expect(readCursor(text), String(text)).toBeUndefined();
  });
});
