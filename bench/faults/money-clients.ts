import { setTimeout as pause } from 'node:timers/promises';
import { join, logIn, ownId } from '../../e2e/support/accounts';
import { freshKey, sendMessage, startChat } from '../../e2e/support/chatting';
import { choose, openOrder } from '../../e2e/support/paying';
import { ask, type HttpResponse } from '../../e2e/support/product/http';
import type { Product } from '../../e2e/support/product/product';
import { Visitor } from '../../e2e/support/visitor';
import type { Rng } from '~db/seed/rng';

/** A message; `id` is undefined until the server has acknowledged it. */
export interface Sent {
  text: string;
  key: string;
  conversation: string;
  id?: string;
}

/** An order; `reference` is the provider's, undefined until the server has acknowledged it. */
export interface Bought {
  key: string;
  /** What the order page showed. */
  fields?: Record<string, string>;
  reference?: string;
  /** The provider has settled it. */
  paid: boolean;
}

/** A return of what is left of an order. */
export interface Returned {
  orderId: string;
  fields: Record<string, string>;
  done: boolean;
}

/** A member with everything they did, as their own device remembers it. Each action can be repeated under its key. */
export class MoneyClient {
  readonly sent: Sent[] = [];
  readonly bought: Bought[] = [];
  readonly returned: Returned[] = [];
  /** What the server answered under a key, but differently the second time. */
  readonly doubled: string[] = [];

  private constructor(
    readonly id: string,
    private visitor: Visitor,
    private readonly orderPath: string,
    readonly conversations: string[],
  ) {}

  static async join(product: Product, slug: string): Promise<MoneyClient> {
    const { credentials } = await join(product, slug);
    const visitor = await logIn(product, slug, credentials);
    return new MoneyClient(await ownId(visitor), visitor, (await openOrder(visitor)).path, []);
  }

  async befriend(memberIds: readonly string[]): Promise<void> {
    for (const [n, id] of memberIds.entries()) {
      const conversation = await startChat(this.visitor, id, `Greeting ${n} of ${this.id}`);
      this.conversations.push(conversation);
    }
  }

  /** The session outlives the process of the server. */
  reconnect(product: Product): void {
    const visitor = new Visitor(product, this.visitor.slug);
    for (const [name, value] of this.visitor.cookies) visitor.cookies.set(name, value);
    this.visitor = visitor;
  }

  /** Does one thing; throws if the connection broke. */
  async act(product: Product, rng: Rng, mayBuy: boolean): Promise<void> {
    const open = this.bought.find(({ reference, paid }) => reference && !paid);
    if (open && rng.chance(0.7)) return this.pay(product, open);
    if (mayBuy && rng.chance(0.1)) {
      const order: Bought = { key: freshKey(), paid: false };
      this.bought.push(order);
      return this.place(order);
    }
    if (this.bought.some(({ paid }) => paid) && rng.chance(0.25)) return this.giveBack(rng);
    const key = freshKey();
    const message: Sent = { key, text: `Words ${key}`, conversation: rng.pick(this.conversations) };
    this.sent.push(message);
    return this.send(message);
  }

  /** Repeats under their keys what got no response, and some of what got one. */
  async repeat(product: Product, rng: Rng): Promise<void> {
    for (const message of this.sent.slice(-10)) if (!message.id || rng.chance(0.1)) await this.send(message);
    for (const order of this.bought.slice(-3)) {
      if (!order.reference || rng.chance(0.2)) await this.place(order);
      if (order.reference && (order.paid ? rng.chance(0.2) : rng.chance(0.8))) await this.pay(product, order);
    }
    for (const returned of this.returned.slice(-3)) if (!returned.done || rng.chance(0.3)) await this.confirm(returned);
  }

  /** The provider sends all events of a payment once more, the newest first. */
  async hearAgain(product: Product, rng: Rng): Promise<void> {
    const paid = this.bought.filter((order) => order.paid);
    if (paid.length > 0) await press(product, `/payments/${rng.pick(paid).reference}/act`, 'act=again');
  }

  private async send(message: Sent): Promise<void> {
    const { conversation, text, key } = message;
    const { status, body } = await admitted(() => sendMessage(this.visitor, conversation, text, key));
    // Anyone who has no credits left is refused, and nothing was sent.
    if (status !== 200) return;
    const { id } = (JSON.parse(body) as { message: { id: string } }).message;
    if (message.id !== undefined && message.id !== id) this.doubled.push(message.text);
    message.id = id;
  }

  private async place(order: Bought): Promise<void> {
    order.fields ??= { ...(await this.shownOrder()), request_key: order.key };
    // As the router sends it, which goes to the provider at once.
    const { headers } = await admitted(() => this.visitor.post(this.orderPath, order.fields!, { Accept: '*/*' }));
    const reference = /\/checkout\/(sbx_\w+)$/.exec(headers.location ?? '')?.[1];
    if (!reference) return;
    if (order.reference !== undefined && order.reference !== reference) this.doubled.push(`order ${order.key}`);
    order.reference = reference;
  }

  /** The price that the page shows now. */
  private async shownOrder(): Promise<Record<string, string>> {
    return orderFields((await admitted(() => this.visitor.open(this.orderPath))).body);
  }

  private async pay(product: Product, order: Bought): Promise<void> {
    const { status } = await admitted(() => choose(product, order.reference!, 'paid'));
    // 409: it is settled already.
    order.paid ||= status < 400 || status === 409;
  }

  private async giveBack(rng: Rng): Promise<void> {
    const { body } = await admitted(() => this.visitor.open('/withdrawal'));
    const orders = [...body.matchAll(/\/withdrawal\/([0-9a-z]{26})/g)].map(([, id]) => id!);
    if (orders.length === 0) return;
    const orderId = rng.pick(orders);
    const page = await admitted(() => this.visitor.open(`/withdrawal/${orderId}`));
    const fields = orderFields(page.body);
    if (!fields.amount) return;
    const returned: Returned = { orderId, fields, done: false };
    this.returned.push(returned);
    await this.confirm(returned);
  }

  private async confirm(returned: Returned): Promise<void> {
    const { status } = await admitted(() => this.visitor.post(`/withdrawal/${returned.orderId}`, returned.fields));
    returned.done ||= status === 303;
  }
}

/** The hidden fields of the form with a request key. A parser of whole pages would take longer than the server. */
function orderFields(page: string): Record<string, string> {
  const form = page.split('<form').find((part) => part.includes('name="request_key"')) ?? '';
  const [own = ''] = form.split('</form>');
  const inputs = own.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name, value]) => [name!, value!]));
}

const AGAIN_MS = 50;

/** Repeats a call that the server was too busy for, as a person does who is told so. */
async function admitted(call: () => Promise<HttpResponse>): Promise<HttpResponse> {
  for (;;) {
    const response = await call();
    if (response.status !== 503) return response;
    await pause(AGAIN_MS);
  }
}

const press = (product: Product, path: string, body: string) =>
  ask(product, 'pay', {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body,
  });
