import { expect } from 'vitest';
import type { Product } from '../product/product';

/** No answer of the whole file came from an error that nobody foresaw; `known` are lines the tests provoked. */
export function expectQuietLog(product: Product, ...known: RegExp[]): void {
  const errors = product
    .logs()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line) && !known.some((one) => one.test(line)));
  expect(errors).toEqual([]);
}
