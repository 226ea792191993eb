import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMariadb, type PrivateMariadb } from '~/testing/mariadb';
import { expectSoundLedger } from '../support/ledger';
import { startProduct, type Product } from '../support/product';
import { Visitor } from '../support/visitor';
import { describeWire } from '../support/wire-suite';

let mariadb: PrivateMariadb;
let databaseUrl: string;
let product: Product;
beforeAll(async () => {
  mariadb = await startMariadb();
  databaseUrl = await mariadb.createDatabase('wire');
  product = await startProduct({ databaseUrl, brands: ['golden-hour'] });
});
afterAll(async () => {
  await product?.stop();
  await mariadb?.stop();
});

describeWire(() => product);

it('and leaves a sound ledger', async () => {
  await expectSoundLedger({ ...product, databaseUrl }, 'golden-hour');
});

it('a database that is gone is 503, and back is back', async () => {
  const visitor = new Visitor(product, 'golden-hour');
  visitor.cookies.set('session', 'a'.repeat(43));
  await mariadb.kill();
  const answer = await visitor.open('/chats');
  expect([answer.status, answer.body]).toEqual([503, 'An error occured, please try again later.\n']);
  await mariadb.start();
  expect((await visitor.open('/chats')).status).toBe(302);
});
