import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEvent } from '~/providers/payment/payment-event';
import type { PaymentEvent, ReportedState } from '~/providers/payment/payment-port';
import { sign, SIGNATURE_HEADER } from '~/providers/payment/signature';
import { withDatabaseOf } from './product/database';
import { formsOf, parsePage } from './pages/html';
import { ask, type HttpResponse } from './product/http';
import type { Product } from './product/product';
import type { Visitor } from './visitor';

export interface Order {
  /** The fields that the button of the order page sends. */
  fields: Record<string, string>;
  path: string;
}

/** Opens the first bundle with its first payment method, as a member does by following links. */
export async function openOrder(member: Visitor): Promise<Order> {
  const bundle = await firstLink(member, '/credits', /^\/credits\/[^/?]+$/);
  return orderAt(member, await firstLink(member, bundle, /^\/credits\/[^/?]+\/[^/?]+$/));
}

export async function orderAt(member: Visitor, path: string): Promise<Order> {
  const page = parsePage((await member.open(path)).body);
  const form = formsOf(page, path).find(({ fields }) => 'request_key' in fields);
  if (!form) throw new Error(`${path} has no order form`);
  return { path, fields: form.fields };
}

/** What a member types on the page of a direct debit, besides the code. */
export const DEBIT = {
  account_holder: 'Clara de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Verzonnenkade',
  house_number: '12',
  zip: '1000 AA',
  city: 'Amsterdam',
  phone: '+31612345678',
};

/** The code in the latest text message to this number. */
export async function sentCode(product: Product, slug: string, phone: string): Promise<string> {
  const messages = (await product.control('GET', `/sms?tenant=${slug}`)) as { to: string; text: string }[];
  const code = /\b\d{6}\b/.exec(messages.find(({ to }) => to === phone)?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${phone}`);
  return code;
}

async function firstLink(member: Visitor, from: string, shape: RegExp): Promise<string> {
  const page = parsePage((await member.open(from)).body);
  const link = [...page.querySelectorAll('a[href]')].map((a) => a.getAttribute('href')!.split('?')[0]!);
  const found = link.find((href) => shape.test(href));
  if (!found) throw new Error(`${from} has no link to ${String(shape)}`);
  return found;
}

/** Places the order. Returns the provider's reference from the URL of the redirect. */
export async function placeOrder(
  member: Visitor,
  order: Order,
): Promise<{ response: HttpResponse; reference: string }> {
  // As the router sends it, which goes to the provider at once.
  const response = await member.post(order.path, order.fields, { Accept: '*/*' });
  const reference = /\/checkout\/(sbx_\w+)$/.exec(response.headers.location ?? '')?.[1];
  if (!reference) throw new Error(`the order was not taken: ${response.status} ${response.headers.location ?? ''}`);
  return { response, reference };
}

/** Presses a button on the page of the sandbox provider. */
export function choose(product: Product, reference: string, outcome: ReportedState): Promise<HttpResponse> {
  return ask(product, 'pay', {
    method: 'POST',
    path: `/checkout/${reference}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: `outcome=${outcome}`,
  });
}

/** The reference of the payment that was made last. */
export async function latestPayment(product: Product, slug: string): Promise<string> {
  const { provider_reference: reference } = await withDatabaseOf(product, slug, (db) =>
    db
      .selectFrom('payment')
      .select('provider_reference')
      .where('tenant_id', '=', db.tenantId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return reference!;
}

/** Lets the bank take the money of a payment back, by the button of the sandbox's panel. */
export async function takeBack(product: Product, reference: string): Promise<void> {
  const { status } = await ask(product, 'pay', {
    method: 'POST',
    path: `/payments/${reference}/act`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: 'act=chargeback',
  });
  if (status !== 303) throw new Error(`the chargeback was refused: ${status}`);
}

/** A payment as the server has stored it. */
export function paymentOf(product: Product, slug: string, reference: string) {
  return withDatabaseOf(product, slug, (db) =>
    db
      .selectFrom('payment')
      .innerJoin('purchase', (on) =>
        on.onRef('purchase.tenant_id', '=', 'payment.tenant_id').onRef('purchase.id', '=', 'payment.purchase_id'),
      )
      .select([
        'payment.id',
        'payment.purchase_id',
        'payment.amount_minor',
        'payment.currency',
        'purchase.state',
        'purchase.credits',
      ])
      .where('payment.tenant_id', '=', db.tenantId)
      .where('purchase.tenant_id', '=', db.tenantId)
      .where('payment.provider_reference', '=', reference)
      .executeTakeFirstOrThrow(),
  );
}

/** Sends webhooks as the provider does, which knows the secret. */
export class Provider {
  private readonly secret: string;

  constructor(private readonly product: Product) {
    const own = readFileSync(join(product.dataDir, 'session-secret'), 'utf8').trim();
    this.secret = createHmac('sha256', own).update('sandbox payments').digest('hex');
  }

  tell(
    slug: string,
    event: PaymentEvent,
    options: { at?: number; secret?: string; path?: string } = {},
  ): Promise<HttpResponse> {
    const body = writeEvent(event);
    const { at = Date.now(), secret = this.secret, path = '/webhooks/payment/sandbox' } = options;
    return this.send(slug, body, { [SIGNATURE_HEADER]: sign(secret, body, at) }, path);
  }

  send(
    slug: string,
    body: string,
    headers: Record<string, string>,
    path = '/webhooks/payment/sandbox',
  ): Promise<HttpResponse> {
    return ask(this.product, slug, {
      method: 'POST',
      path,
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }
}
