import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccount, logIn } from '../support/accounts';
import { parsePage, readableText } from '../support/pages/html';
import { startProduct, type Product } from '../support/product/product';
import { expectQuietLog } from '../support/pages/quiet-log';
import { until } from '../support/product/until';
import type { Visitor } from '../support/visitor';

const BRAND = 'golden-hour';
let product: Product;
let member: Visitor;

/** Removes a table, which no code expects. */
beforeAll(async () => {
  product = await startProduct({ brands: [BRAND] });
  member = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
  const db = new DatabaseSync(`${product.dataDir}/facet.db`, { timeout: 5000 });
  db.exec('ALTER TABLE purchase RENAME TO lost');
  db.close();
});
afterAll(() => product?.stop());

/** The lines of the log with the request id; they are written a moment after the response. */
const logged = (id: string) =>
  until(`an error logged under ${id}`, () => {
    const lines = product.logs().split('\n');
    const found = lines.filter((line) => /"level":50/.test(line) && line.includes(id));
    return Promise.resolve(found.length > 0 ? found : undefined);
  });

it('the page of a bug shows the id under which it is logged, once', async () => {
  const response = await member.open('/transactions?view=orders');
  expect(response.status).toBe(500);
  const id = String(response.headers['x-request-id']);
  const page = parsePage(response.body);
  expect(readableText(page)).toContain(`please quote this number: ${id}`);
  expect(page.querySelectorAll('h1')[0]!.textContent).toBe('Error');
  expect(response.body).not.toMatch(/no such table/);
  const lines = await logged(id);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/no such table: purchase.*unexpected error/);
});

it('so does the response to a client navigation', async () => {
  const response = await member.open('/transactions.data?view=orders', { Accept: '*/*' });
  const id = String(response.headers['x-request-id']);
  expect(response.body).toContain(id);
  expect(response.body).not.toMatch(/no such table/);
  expect(await logged(id)).toHaveLength(1);
});

it('a log checked for being quiet reports it, except for what a test provoked itself', async () => {
  const response = await member.open('/transactions?view=orders');
  await logged(String(response.headers['x-request-id']));
  expect(() => expectQuietLog(product)).toThrow('to deeply equal []');
  expect(() => expectQuietLog(product, /another error/)).toThrow('to deeply equal []');
  expectQuietLog(product, /no such table: purchase/);
});
