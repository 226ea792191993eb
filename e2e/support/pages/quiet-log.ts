import { expect } from 'vitest';
import type { Product } from '../product/product';

/**
 * Expects that no unforeseen error was logged in the whole test file; `known` matches lines that the tests provoked.
 */
export function expectQuietLog(product: Product, ...known: RegExp[]): void {
  const errors = product
    .logs()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line) && !known.some((pattern) => pattern.test(line)));
  expect(errors).toEqual([]);
}
