import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeMap } from '../../support/contract/route-map';
import { startProduct, type Product } from '../../support/product/product';
import { FUZZED_BRANDS, fuzzProduct } from '../../../bench/fuzz/world';

/** A part of `npm run bench -- fuzz`, which runs for ten minutes. */
const REQUESTS = 700;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: FUZZED_BRANDS });
});
afterAll(() => product?.stop());

it('unexpected requests to any route are refused or handled, and leave no stack', async () => {
  const bounds = { seed: 'server test', requests: REQUESTS, milliseconds: 50_000 };
  const { failures, routes, statuses } = await fuzzProduct(product, bounds);
  expect(failures).toEqual([]);
  const paths = Object.keys(routes);
  expect((await routeMap()).filter(({ id }) => !paths.includes(id)).map(({ id }) => id)).toEqual([]);
  // The requests reached the pages, not only the guard.
  for (const status of [200, 302, 400, 403, 404, 405]) expect(statuses[status], String(status)).toBeGreaterThan(0);
});
