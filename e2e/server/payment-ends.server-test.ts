import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '~/time/durations';
import { join } from '../support/accounts';
import { creditsOf } from '../support/chatting';
import { expectSoundLedger } from '../support/ledger';
import { expectQuietLog } from '../support/pages/quiet-log';
import { parsePage } from '../support/pages/html';
import { textsOf } from '../support/pages/texts';
import { choose, DEBIT, orderAt, paymentOf, placeOrder, sentCode } from '../support/paying';
import { ask, type HttpResponse } from '../support/product/http';
import { startProduct, type Product } from '../support/product/product';
import { until } from '../support/product/until';
import type { Visitor } from '../support/visitor';

/**
 * Each family of payment methods to each end, by the forms of the real pages and those of the provider, in three
 * currencies. What a browser adds is in the journeys.
 */
const FAMILIES = {
  card: { slug: 'golden-hour', path: '/credits/100/creditcard', total: 999, currency: 'GBP' },
  transfer: { slug: 'golden-hour', path: '/credits/100/wiretransfer', total: 999, currency: 'GBP' },
  wallet: { slug: 'september-garden', path: '/credits/50/mobilepay', total: 7900, currency: 'DKK' },
  bank: { slug: 'zonneterras', path: '/credits/150/ideal', total: 1250, currency: 'EUR' },
  voucher: { slug: 'zonneterras', path: '/credits/150/paysafecard', total: 1350, currency: 'EUR' },
} as const;
type Family = keyof typeof FAMILIES;
const SLUGS = [...new Set(Object.values(FAMILIES).map(({ slug }) => slug))];

let product: Product;
/** The heading of a page of this brand, and what the brand says in its language. */
const headingOf = ({ body }: HttpResponse) => parsePage(body).querySelector('h1')?.textContent;
const LANGUAGES: Record<string, string> = { zonneterras: 'nl', 'september-garden': 'da' };
const textsAt = (slug: string) => textsOf(LANGUAGES[slug] ?? 'en');

beforeAll(async () => {
  product = await startProduct({ brands: SLUGS });
});
afterAll(async () => {
  if (!product) return;
  for (const slug of SLUGS) await expectSoundLedger(product, slug);
  expectQuietLog(product);
  await product.stop();
});

interface Placed {
  member: Visitor;
  slug: string;
  reference: string;
  statusPath: string;
}

async function place(family: Family): Promise<Placed> {
  const { slug, path, total, currency } = FAMILIES[family];
  const { visitor: member } = await join(product, slug);
  // The welcome offers of these brands are left out, so that the totals are those of the price list.
  const { reference } = await placeOrder(member, await orderAt(member, `${path}?code=`));
  const payment = await paymentOf(product, slug, reference);
  expect([payment.amount_minor, payment.currency]).toEqual([total, currency]);
  return { member, slug, reference, statusPath: `/transactions/${payment.purchase_id}` };
}

/** Presses a button of the provider's list of payments, as a bank would days later. */
async function settle(reference: string, outcome: 'paid' | 'failed'): Promise<void> {
  const { status } = await ask(product, 'pay', {
    method: 'POST',
    path: `/payments/${reference}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: `outcome=${outcome}`,
  });
  expect(status).toBe(303);
}

const stateOf = async ({ slug, reference }: Placed) => (await paymentOf(product, slug, reference)).state;

async function expectEnd(placed: Placed, state: 'completed' | 'failed' | 'cancelled' | 'processing'): Promise<void> {
  await until(`${state} order`, async () => (await stateOf(placed)) === state);
  const t = textsAt(placed.slug);
  const { credits } = await paymentOf(product, placed.slug, placed.reference);
  const title = {
    completed: t('billing.payment-completed', { count: credits }),
    processing: t('billing.payment-processing'),
    failed: t('billing.payment-failed'),
    cancelled: t('billing.payment-failed'),
  }[state];
  expect(headingOf(await placed.member.open(placed.statusPath))).toBe(title);
}

// covers S2-143 S4-033 S4-034 S4-036 S4-037 S8-018
describe.each(Object.keys(FAMILIES) as Family[])('an order by %s', (family) => {
  it.each([
    ['paid', 'completed'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('that is %s', async (outcome, end) => {
    const placed = await place(family);
    const before = await creditsOf(placed.member);
    expect((await choose(product, placed.reference, outcome)).headers.location).toContain(placed.statusPath);
    await expectEnd(placed, end);
    const { credits } = await paymentOf(product, placed.slug, placed.reference);
    expect(await creditsOf(placed.member)).toBe(before + (outcome === 'paid' ? credits : 0));
    // The second press of the provider's button changes nothing.
    expect((await choose(product, placed.reference, outcome === 'paid' ? 'cancelled' : 'paid')).status).toBe(409);
    await expectEnd(placed, end);
  });

  it.each([
    ['paid', 'completed'],
    ['failed', 'failed'],
  ] as const)('that is pending, then %s', async (outcome, end) => {
    const placed = await place(family);
    await choose(product, placed.reference, 'pending');
    await expectEnd(placed, 'processing');
    if (family === 'transfer' && outcome === 'paid') await product.advance(2 * DAY);
    else await settle(placed.reference, outcome);
    await expectEnd(placed, end);
  });

  it('that nobody pays within a day', async () => {
    const placed = await place(family);
    await product.advance(DAY + 3_600_000);
    await expectEnd(placed, 'cancelled');
    // Money that comes in spite of that is credited, as the page says.
    await choose(product, placed.reference, 'paid');
    await expectEnd(placed, 'completed');
  });
});

// covers S8-020
describe('an order by direct debit', () => {
  it.each([
    ['NL91 ABNA 0417 1643 00', 'completed'],
    ['NL02 ABNA 0123 4567 89', 'failed'],
  ] as const)('of %s is %s days later', async (iban, end) => {
    const { visitor: member } = await join(product, 'zonneterras');
    const phone = end === 'failed' ? '+31687654321' : DEBIT.phone;
    const t = textsAt('zonneterras');
    const { path, fields } = await orderAt(member, '/directdebit?bundle=150&code=');
    const typed = { ...fields, ...DEBIT, iban, phone };
    expect(await member.post(path, typed)).toMatchObject({ status: 303, headers: { location: path } });
    const otp = await sentCode(product, 'zonneterras', phone);
    const wrong = await member.post(path, { ...typed, otp: otp === '123456' ? '654321' : '123456' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toContain(t('billing.debit-code-invalid'));
    const statusPath = (await member.post(path, { ...typed, otp })).headers.location!;
    expect(statusPath).toMatch(/^\/transactions\/\w+$/);
    expect(headingOf(await member.open(statusPath))).toBe(t('billing.payment-processing'));
    if (end === 'failed') {
      const list = (await ask(product, 'pay', { method: 'GET', path: '/payments' })).body;
      const reference = /href="\/checkout\/(sbx_\w+)"/.exec(list)![1]!;
      await settle(reference, 'failed');
    } else await product.advance(4 * DAY);
    const title = t(end === 'failed' ? 'billing.payment-failed' : 'billing.payment-completed', { count: 150 });
    await until('the end of the debit', async () => headingOf(await member.open(statusPath)) === title);
  });
});
