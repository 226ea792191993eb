import { readFileSync } from 'node:fs';
import type { Db } from '~db/database';
import { storedStateSchema } from '../../sandbox/sandbox-state';
import type { Bought, Returned, Sent } from './money-clients';

/** What the clients know. */
export interface Remembered {
  id: string;
  sent: readonly Sent[];
  bought: readonly Bought[];
  returned: readonly Returned[];
}

/** What the database and the provider know. */
export interface Stored {
  messages: { id: string; body: string; sender_id: string; cost: number; charge: string }[];
  orders: {
    id: string;
    member_id: string;
    state: string;
    credits: number;
    payment_id: string;
    provider_reference: string | null;
  }[];
  refunds: {
    id: string;
    purchase_id: string;
    payment_id: string;
    member_id: string;
    kind: string;
    amount_minor: number;
    credits: number;
  }[];
  providerRefunds: { refundId?: string | undefined; amountMinor: number; state: string }[];
  /** The spendable credits by member. */
  balances: Map<string, number>;
}

export type Losses = Record<
  | 'acknowledged messages lost'
  | 'messages doubled'
  | 'acknowledged orders lost'
  | 'paid orders with neither credits nor the money back'
  | 'acknowledged returns lost'
  | 'refunds not exactly once at the provider'
  | 'balances that differ from what was done',
  string[]
>;

/** Compares what was acknowledged with what is there. Every list must be empty. */
export function findLosses(clients: readonly Remembered[], stored: Stored, signupCredits: number): Losses {
  const ids = new Set(stored.messages.map(({ id }) => id));
  const orders = new Map(stored.orders.map((order) => [order.provider_reference, order]));
  const returned = new Set(stored.refunds.map((refund) => refund.purchase_id));
  const all = {
    sent: clients.flatMap(({ sent }) => sent),
    bought: clients.flatMap(({ bought }) => bought),
    returned: clients.flatMap((client) => client.returned),
  };
  return {
    'acknowledged messages lost': all.sent.filter(({ id }) => id && !ids.has(id)).map(({ text }) => text),
    'messages doubled': repeated(stored.messages.map(({ body }) => body)),
    'acknowledged orders lost': all.bought
      .filter((order) => order.reference && !orders.has(order.reference))
      .map(keyOf),
    'paid orders with neither credits nor the money back': all.bought
      .filter(({ paid, reference }) => paid && !isSettled(orders.get(reference!), stored.refunds))
      .map(keyOf),
    'acknowledged returns lost': all.returned
      .filter(({ done, orderId }) => done && !returned.has(orderId))
      .map(({ orderId }) => orderId),
    'refunds not exactly once at the provider': refundProblems(stored),
    'balances that differ from what was done': clients.flatMap(({ id }) => {
      const expected = expectedBalance(id, stored, signupCredits);
      const balance = stored.balances.get(id);
      return balance === expected ? [] : [`${id}: ${balance} instead of ${expected}`];
    }),
  };
}

/** The money for an order that another had replaced goes back whole; whether once, the comparison of refunds says. */
function isSettled(order: Stored['orders'][0] | undefined, refunds: Stored['refunds']): boolean {
  if (order?.state === 'completed') return true;
  return refunds.some(({ kind, payment_id }) => kind === 'duplicate' && payment_id === order?.payment_id);
}

const keyOf = ({ key }: Bought) => key;

const repeated = (list: readonly string[]) => list.filter((item, at) => list.indexOf(item) !== at);

function refundProblems({ refunds, providerRefunds }: Stored): string[] {
  const valid = providerRefunds.filter(({ state }) => state !== 'failed');
  const wrong = refunds.filter(({ id, amount_minor }) => {
    const same = valid.filter(({ refundId }) => refundId === id);
    return same.length !== 1 || same[0]!.amountMinor !== amount_minor;
  });
  const known = new Set(refunds.map(({ id }) => id));
  const unknown = valid.filter(({ refundId }) => refundId === undefined || !known.has(refundId));
  return [...wrong.map(({ id }) => id), ...unknown.map(({ refundId }) => `unknown ${refundId}`)];
}

function expectedBalance(member: string, { orders, refunds, messages }: Stored, signupCredits: number): number {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const bought = orders.filter((order) => order.member_id === member && order.state === 'completed');
  const spent = messages.filter((message) => message.sender_id === member && message.charge !== 'released');
  const back = refunds.filter((refund) => refund.member_id === member);
  return (
    signupCredits +
    sum(bought.map(({ credits }) => credits)) -
    sum(spent.map(({ cost }) => cost)) -
    sum(back.map(({ credits }) => credits))
  );
}

/** Reads the database of a brand and the file of the sandbox beside it. */
export async function readStored(db: Db, dataDir: string, members: readonly string[]): Promise<Stored> {
  const of = db.tenantId;
  const { payments } = storedStateSchema.parse(JSON.parse(readFileSync(`${dataDir}/sandbox-payments.json`, 'utf8')));
  const balances = await db
    .selectFrom('credit_account')
    .select(['member_id', 'balance'])
    .where('tenant_id', '=', of)
    .where('kind', '=', 'member')
    .execute();
  return {
    messages: await db
      .selectFrom('message')
      .select(['id', 'body', 'sender_id', 'cost', 'charge'])
      .where('tenant_id', '=', of)
      .where('sender_id', 'in', [...members])
      .execute(),
    orders: await db
      .selectFrom('purchase')
      .innerJoin('payment', (on) =>
        on.onRef('payment.tenant_id', '=', 'purchase.tenant_id').onRef('payment.purchase_id', '=', 'purchase.id'),
      )
      .select(['purchase.id', 'purchase.member_id', 'purchase.state', 'purchase.credits'])
      .select(['payment.id as payment_id', 'payment.provider_reference'])
      .where('purchase.tenant_id', '=', of)
      .where('purchase.member_id', 'in', [...members])
      .execute(),
    refunds: await db
      .selectFrom('refund')
      .select(['id', 'purchase_id', 'payment_id', 'member_id', 'kind', 'amount_minor', 'credits'])
      .where('tenant_id', '=', of)
      .execute(),
    providerRefunds: payments.flatMap(({ refunds }) => refunds),
    balances: new Map(balances.map(({ member_id, balance }) => [member_id!, balance])),
  };
}
