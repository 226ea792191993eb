import { transaction } from '~db/database';
import { accountOf } from '~db/queries/credit-account';
import type { Rng } from '~db/seed/rng';
import { makeBuyer, orderBundle, ordered, type Buyer } from './billing.testing';
import { bookHoldIn, chargeIn, findBalance, grantIn, holdIn, releaseHoldIn } from './ledger/ledger.service.server';
import { receiveWebhook } from './payments/webhook.service.server';
import { findOpenAmount, payOpenAmount } from './returning/open-amount.service.server';
import { anyWayToPay } from './saved/saved.testing';
import { ask, chargeBack, giveBack, settleRefund, teamRefund, winChargeback } from './story-returns.testing';
import { ignoreDomainError, type Story } from './story-state.testing';
import type { OpenDatabase } from '~/testing/with-database';

type Act = (story: Story) => Promise<unknown>;

/** What can happen, by how often. Domain errors are part of the story. */
const ACTS: readonly (readonly [Act, number])[] = [
  [order, 5],
  [deliver, 8],
  [spend, 6],
  [hold, 3],
  [settleHold, 3],
  [bonus, 1],
  [giveBack, 3],
  [teamRefund, 2],
  [ask, 2],
  [settleRefund, 2],
  [chargeBack, 2],
  [winChargeback, 1],
  [payOpen, 3],
  [crash, 1],
];

/** A member buys, spends, reserves, returns and disputes, in any order, with retries, replays and crashes. */
export async function liveStory(buyer: Buyer, rng: Rng, steps: number): Promise<void> {
  const story: Story = { buyer, rng, orders: [], holds: [], calls: [], step: 0 };
  for (; story.step < steps; story.step++) await rng.weighted(ACTS)(story);
  // What was on its way arrives at last, each twice.
  for (const call of rng.shuffled([...story.calls, ...story.calls])) await receiveWebhook(buyer, 'memory', call);
}

export const newBuyer = (opened: OpenDatabase): Promise<Buyer> =>
  makeBuyer(opened, { tenant: { signup_credits: 0, refund_days: 14 } });

async function order(story: Story): Promise<void> {
  const { buyer, rng, step } = story;
  const requestKey = `key-${String(step).padStart(10, '0')}`;
  const way = await anyWayToPay(buyer, rng);
  const placed = await orderBundle(buyer, { requestKey, ...way }).catch(ignoreDomainError);
  // Nothing is sold while an amount is open.
  if (!placed) return;
  if (rng.chance(0.3)) await orderBundle(buyer, { requestKey, ...way });
  // The provider had ended the saved method.
  if (placed.order.state === 'failed') return;
  await payAtProvider(story, placed);
}

/** Pays what is open, sometimes in two tabs; the order may be charged back like any other. */
async function payOpen(story: Story): Promise<void> {
  const { buyer, rng, step } = story;
  const open = await findOpenAmount(buyer);
  if (!open?.methods[0]) return;
  for (let tab = rng.int(1, 2); tab > 0; tab--) {
    const requestKey = `open-${String(step).padStart(10, '0')}-${tab}`;
    await payOpenAmount(buyer, { ...open, total: open.amount, methodId: open.methods[0].id, requestKey, next: null });
    await payAtProvider(story, await ordered(buyer, requestKey));
    if ((await findOpenAmount(buyer))?.amount !== open.amount) return;
  }
}

async function payAtProvider(story: Story, placed: Awaited<ReturnType<typeof ordered>>): Promise<void> {
  const { buyer, rng } = story;
  const state = rng.weighted([
    ['paid', 8],
    ['pending', 2],
    ['failed', 1],
    ['cancelled', 1],
  ] as const);
  story.calls.push(buyer.payments.settle(placed.reference, state));
  const end = state === 'pending' ? rng.pick(['paid', 'failed'] as const) : state;
  if (end !== state) story.calls.push(buyer.payments.settle(placed.reference, end));
  const { order: ordered, reference: payment } = placed;
  story.orders.push({ id: ordered.id, payment, paid: end === 'paid', chargebacks: [], refunds: [] });
  if (rng.chance(0.7)) await deliver(story);
}

async function deliver({ buyer, rng, calls }: Story): Promise<void> {
  if (calls.length === 0) return;
  const index = rng.int(0, calls.length - 1);
  const call = rng.chance(0.7) ? calls.splice(index, 1)[0]! : calls[index]!;
  await receiveWebhook(buyer, 'memory', call);
}

async function spend({ buyer, rng, step }: Story): Promise<void> {
  const charge = {
    memberId: buyer.member.id,
    credits: rng.int(1, 60),
    kind: 'message',
    reference: `${buyer.member.id}-m${step}`,
  } as const;
  const attempt = () => transaction(buyer.db, (tx) => chargeIn(tx, buyer, charge)).catch(ignoreDomainError);
  await attempt();
  if (rng.chance(0.2)) await attempt();
}

async function hold({ buyer, rng, step, holds }: Story): Promise<void> {
  const reserved = {
    memberId: buyer.member.id,
    counterpartId: 'x',
    credits: rng.int(1, 40),
    reason: 'unconfirmed_recipient' as const,
    reference: `${buyer.member.id}-h${step}`,
    dueAt: 0,
  };
  const reservation = await transaction(buyer.db, (tx) => holdIn(tx, buyer, reserved)).catch(ignoreDomainError);
  if (reservation) holds.push(reserved.reference);
}

async function settleHold({ buyer, rng, holds }: Story): Promise<void> {
  if (holds.length === 0) return;
  const [reference] = holds.splice(rng.int(0, holds.length - 1), 1) as [string];
  const settle = rng.chance(0.5) ? bookHoldIn : releaseHoldIn;
  for (let times = rng.int(1, 2); times > 0; times--)
    await transaction(buyer.db, (tx) => settle(tx, buyer, { reference }));
}

async function bonus({ buyer, rng, step }: Story): Promise<void> {
  const reference = `${buyer.member.id}-b${step}`;
  const given = { memberId: buyer.member.id, credits: rng.int(1, 20), reference, requestKey: reference };
  await transaction(buyer.db, (tx) => grantIn(tx, buyer, { ...given, terms: { origin: 'bonus' } }));
}

/** A process that dies in the middle of its work leaves nothing of it. */
async function crash({ buyer, rng, step }: Story): Promise<void> {
  const before = await findBalance(buyer.db, buyer.member.id);
  const reference = `${buyer.member.id}-c${step}`;
  await transaction(buyer.db, async (tx) => {
    await grantIn(tx, buyer, {
      memberId: buyer.member.id,
      credits: rng.int(1, 50),
      terms: { origin: 'bonus' },
      reference,
      requestKey: reference,
    });
    throw new Error('killed');
  }).catch(() => undefined);
  const after = await findBalance(buyer.db, buyer.member.id);
  if (after !== before) throw new Error(`A transaction that ended half-way left ${after - before} credits`);
}

/** The credits of the member by all three views: balance, entries and lots. */
export async function viewsOf({ db, member }: Buyer): Promise<Record<'balance' | 'entries' | 'lots', number>> {
  const total = async (query: { executeTakeFirstOrThrow(): Promise<{ sum: number | null }> }) =>
    Number((await query.executeTakeFirstOrThrow()).sum ?? 0);
  return {
    balance: await findBalance(db, member.id),
    entries: await total(
      db
        .selectFrom('credit_entry')
        .select((eb) => eb.fn.sum<number | null>('amount').as('sum'))
        .where('tenant_id', '=', db.tenantId)
        .where('account_id', '=', accountOf(member.id, 'spendable')),
    ),
    lots: await total(
      db
        .selectFrom('credit_lot')
        .select((eb) => eb.fn.sum<number | null>('remaining').as('sum'))
        .where('tenant_id', '=', db.tenantId)
        .where('member_id', '=', member.id),
    ),
  };
}
