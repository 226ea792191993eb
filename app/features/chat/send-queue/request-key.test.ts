import { expect, it } from 'vitest';
import { newRequestKey } from './request-key';

it('is always different and accepted by the server', () => {
  const keys = Array.from({ length: 100 }, newRequestKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
