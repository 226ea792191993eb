// covers S3-157 S4-002 S4-003 S4-004 S7-003 S7-004 S7-005 S7-020 S7-021 S7-022 S7-039 S7-040 S7-041

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '../support/product/product';
import { expectQuietLog } from '../support/pages/quiet-log';
import { Visitor } from '../support/visitor';
import { describeForms } from '../support/contract/form-contract';
import { describeContract } from '../support/contract/contract-suite';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: ['golden-hour', 'zonneterras', 'salon-prive'] });
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

describeContract(() => product);
describeForms(() => product);

// covers S7-023
it('settings are those of the host, in the requested language', async () => {
  const british = JSON.parse((await new Visitor(product, 'golden-hour').call('GET', '/api/settings.php')).body);
  const dutch = JSON.parse((await new Visitor(product, 'zonneterras').call('GET', '/api/settings.php')).body);
  expect([british.niche, dutch.niche]).toEqual([1, 4]);
  expect(dutch.minimum_message_costs.NL.currency).toBe('EUR');
  const visitor = new Visitor(product, 'zonneterras');
  visitor.cookies.set('locale', 'en');
  const english = JSON.parse((await visitor.call('GET', '/api/settings.php')).body);
  expect(english.fictional_singular).not.toBe(dutch.fictional_singular);
});

// covers S7-006
it('any value of X-Client-Type is accepted, and none too', async () => {
  const visitor = new Visitor(product, 'golden-hour');
  for (const type of ['browser', 'installed', 'toaster']) {
    expect((await visitor.call('GET', '/api/user.php', undefined, { 'X-Client-Type': type })).status).toBe(200);
  }
});
