import { expect, it } from 'vitest';
import { newRequestKey } from './request-key';

it('is never the same, and one that the server takes', () => {
  const keys = Array.from({ length: 100 }, newRequestKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
