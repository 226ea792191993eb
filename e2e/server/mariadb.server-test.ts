import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMariadb, type PrivateMariadb } from '~/testing/mariadb/mariadb';
import { join, logIn, ownId } from '../support/accounts';
import { freshKey, readAll, sendMessage, startChat } from '../support/chatting';
import type { HttpResponse } from '../support/product/http';
import { expectSoundLedger } from '../support/ledger';
import { startProduct, type Product } from '../support/product/product';
import { until } from '../support/product/until';
import { Visitor } from '../support/visitor';
import { describeContract } from '../support/contract/contract-suite';

let mariadb: PrivateMariadb;
let databaseUrl: string;
let product: Product;
beforeAll(async () => {
  mariadb = await startMariadb();
  databaseUrl = await mariadb.createDatabase('contract');
  product = await startProduct({ databaseUrl, brands: ['golden-hour'] });
});
afterAll(async () => {
  await product?.stop();
  await mariadb?.stop();
});

describeContract(() => product);

it('and the ledger is balanced afterwards', async () => {
  await expectSoundLedger({ ...product, databaseUrl }, 'golden-hour');
});

const BUSY = 'An error occured, please try again later.';

it('a missing database is a 503, and a restored one works', async () => {
  const visitor = new Visitor(product, 'golden-hour');
  visitor.cookies.set('session', 'a'.repeat(43));
  await mariadb.kill();
  for (let again = 0; again < 3; again++) {
    const response = await visitor.open('/chats');
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.body).toContain(BUSY);
  }
  await mariadb.start();
  await until('the database is noticed', async () =>
    (await visitor.open('/chats')).status === 302 ? true : undefined,
  );
});

it('a frozen database is a 503 within three seconds, /readyz reports it within one, and nothing happens twice', async () => {
  const writer = (await join(product, 'golden-hour')).credentials;
  const reader = await ownId(await logIn(product, 'golden-hour', (await join(product, 'golden-hour')).credentials));
  const visitor = await logIn(product, 'golden-hour', writer);
  const conversation = await startChat(visitor, reader, 'Before the frost');
  const key = freshKey();
  const before = product.logs().length;
  await mariadb.freeze();
  try {
    const pending = [
      visitor.open('/chats'),
      visitor.call('GET', '/api/chats.php'),
      sendMessage(visitor, conversation, 'In the frost', key),
      new Visitor(product, 'golden-hour').open('/members?min_age=33'),
    ];
    const ready = await timed(visitor.open('/readyz'));
    expect([ready.status, ready.body]).toEqual([503, 'not ready: the database does not answer (700 ms)\n']);
    expect(ready.milliseconds).toBeLessThan(1000);
    for (const response of await Promise.all(pending.map(timed))) {
      expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
      expect(response.milliseconds).toBeLessThan(3000);
    }
    // From here on no request waits, since the failure is known.
    const many = await Promise.all(Array.from({ length: 50 }, () => timed(visitor.call('GET', '/api/chats.php'))));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...many.map(({ milliseconds }) => milliseconds))).toBeLessThan(1000);
  } finally {
    mariadb.thaw();
  }
  await until('the database is noticed', async () =>
    (await visitor.open('/readyz')).status === 200 ? true : undefined,
  );
  const sent = await sendMessage(visitor, conversation, 'In the frost', key);
  expect(sent.status).toBe(200);
  const texts = (await readAll(visitor, conversation)).map(({ text }) => text);
  expect(texts).toEqual(['Before the frost', 'In the frost']);
  await expectSoundLedger({ ...product, databaseUrl }, 'golden-hour');
  // Dozens of requests failed: a few lines in the log, the others counted.
  const logged = product.logs().slice(before);
  expect(logged).toContain('the database is not available');
  expect(logged.length).toBeLessThan(30_000);
});

async function timed(pending: Promise<HttpResponse>): Promise<HttpResponse & { milliseconds: number }> {
  const begun = performance.now();
  const response = await pending;
  return { ...response, milliseconds: performance.now() - begun };
}
