import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findConsent } from '~db/queries/consent';
import { listSampleIds } from '~db/queries/lander';
import { listOrders } from '~db/queries/order';
import { join, ownId, signupForm } from '../support/accounts';
import { choose, DEBIT, orderAt, placeOrder, sentCode } from '../support/paying';
import { formsOf, parsePage } from '../support/pages/html';
import { expectQuietLog } from '../support/pages/quiet-log';
import { withDatabaseOf } from '../support/product/database';
import { listManifests } from '../support/product/lander-files';
import { startProduct, type Product } from '../support/product/product';
import { Visitor } from '../support/visitor';

/** The first sells in pounds and has every lander; the second takes direct debits. */
const [BRAND, DEBITS] = ['golden-hour', 'zonneterras'];
const VERSION = { [BRAND]: '2024-02-05T09:00:00Z', [DEBITS]: '2023-12-01T12:00:00Z' };
let product: Product;

beforeAll(async () => {
  product = await startProduct({ brands: [BRAND, DEBITS] });
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

const TEXTS = ['/pages/terms', '/pages/privacy'];
/** The paths of both texts, as far as this part of a page links them. */
const linkedIn = (part: Element | null) => TEXTS.filter((path) => part?.querySelector(`a[href="${path}"]`));
const main = (html: string) => parsePage(html).querySelector('main');
const landers = listManifests();
const named = (kind: string) => landers.filter(({ manifest }) => manifest.kind === kind).map(({ name }) => name);

/** The form of a page that makes an account, and which texts stand in it. */
function signupIn(html: string) {
  const form = parsePage(html).querySelector('form:has(input[name="password"])');
  return form && { linked: linkedIn(form) };
}

describe('who signs up', () => {
  it.each(named('public'))('through the lander %s has both texts there and beside the button', async (name) => {
    await expectTextsThrough(`/landers/${name}`);
  });

  it.each(named('member'))('through the landing %s of a member has them as well', async (name) => {
    const [id] = await withDatabaseOf(product, BRAND, (db) => listSampleIds(db, 'GB', 1));
    await expectTextsThrough(`/members/${id}/${name}`);
  });

  /** No form of a lander makes an account: each leads to the shared one, and the texts are within reach on the way. */
  async function expectTextsThrough(path: string) {
    const visitor = new Visitor(product, BRAND);
    const { status, body } = await visitor.open(path);
    expect(status).toBe(200);
    const page = parsePage(body);
    expect(linkedIn(page.body)).toEqual(TEXTS);
    expect(page.querySelector('input[name="password"]')).toBeNull();
    const posting = formsOf(page, path).filter(({ action, method }) => method === 'post' && /signup/.test(action));
    for (const form of posting) {
      expect(form.fields['intent']).toBe('start');
      const answer = await visitor.post(form.action, { ...form.fields, name: 'Clara', email: 'clara@mail.example' });
      expect(signupIn(answer.body)).toEqual({ linked: TEXTS });
    }
    const way = [...page.querySelectorAll('a[href*="/signup"], form[action*="/signup"]')][0];
    const to = way?.getAttribute('href') ?? way?.getAttribute('action') ?? '';
    expect(to).toContain('/signup');
    expect(signupIn((await visitor.open(to)).body)).toEqual({ linked: TEXTS });
  }

  it('to write to somebody has them too, and the log says which version was accepted, in which language', async () => {
    const [id] = await withDatabaseOf(product, BRAND, (db) => listSampleIds(db, 'GB', 1));
    const visitor = new Visitor(product, BRAND);
    expect(signupIn((await visitor.open(`/members/${id}/signup`)).body)).toEqual({ linked: TEXTS });
    const sent = await visitor.post('/signup', signupForm());
    expect(sent.headers.location).toBe('/complete-signup');
    const member = await ownId(visitor);
    const consent = await withDatabaseOf(product, BRAND, (db) => findConsent(db, member, 'terms'));
    expect(consent).toMatchObject({ given: 1, version: VERSION[BRAND], language: 'en' });
    // What is filled in afterwards belongs to an account that exists, and the texts stay within reach.
    expect(linkedIn(parsePage((await visitor.open('/complete-signup/1')).body).body)).toEqual(TEXTS);
  });
});

describe('who pays', () => {
  it('has both texts beside the button, with a new and a saved card and once more, and the order stores the version', async () => {
    const { visitor } = await join(product, BRAND);
    const path = '/credits/100/creditcard';
    expect(linkedIn(main((await visitor.open(path)).body))).toEqual(TEXTS);
    const order = await orderAt(visitor, path);
    const { reference } = await placeOrder(visitor, { path, fields: { ...order.fields, remember: 'on' } });
    await choose(product, reference, 'paid');
    await product.control('POST', '/drain');
    const repeat = (await visitor.open('/credits/repeat-order')).body;
    expect(linkedIn(main(repeat))).toEqual(TEXTS);
    const saved = [...parsePage((await visitor.open('/credits/100')).body).querySelectorAll('a[href*="saved="]')];
    expect(saved).toHaveLength(1);
    expect(linkedIn(main((await visitor.open(saved[0]!.getAttribute('href')!)).body))).toEqual(TEXTS);
    const member = await ownId(visitor);
    const orders = await withDatabaseOf(product, BRAND, (db) => listOrders(db, member, { limit: 5 }));
    expect(orders.map(({ terms_version }) => terms_version)).toEqual([VERSION[BRAND]]);
  });

  it('by direct debit has them beside the button that orders', async () => {
    const { visitor: member } = await join(product, DEBITS);
    const { path, fields } = await orderAt(member, '/directdebit?bundle=150&code=');
    const typed = { ...fields, ...DEBIT };
    const { headers } = await member.post(path, typed);
    const page = (await member.open(headers.location!)).body;
    const form = parsePage(page).querySelector('form:has(input[name="otp"])');
    expect(linkedIn(form)).toEqual(TEXTS);
    const otp = await sentCode(product, DEBITS, DEBIT.phone);
    expect((await member.post(path, { ...typed, otp })).headers.location).toMatch(/^\/transactions\//);
    const id = await ownId(member);
    const [order] = await withDatabaseOf(product, DEBITS, (db) => listOrders(db, id, { limit: 5 }));
    expect(order?.terms_version).toBe(VERSION[DEBITS]);
  });
});
