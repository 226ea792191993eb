import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, transaction } from '~db/database';
import { findLedgerProblems } from '~db/queries/credit-check';
import { listOpenLots } from '~db/queries/credit-lot';
import { seededRng, type Rng } from '~db/seed/rng';
import { billingJobs } from '~/features/billing/billing.jobs.server';
import type { Buyer } from '~/features/billing/billing.testing';
import { chargeIn } from '~/features/billing/ledger/ledger.service.server';
import { receiveWebhook } from '~/features/billing/payments/webhook.service.server';
import { returnOrder } from '~/features/billing/returning/return.service.server';
import { frozenClock } from '~/server/context/clock';
import { countingIds } from '~/server/context/ids';
import { sign, SIGNATURE_HEADER } from '~/providers/payment/signature';
import { openLimits } from '~/server/limits/limits';
import { memoryLogger } from '~/server/operations/logger';
import { marketJson } from '~/tenancy/tenant.testing';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import { placeInMemory } from '~/testing/place-in-memory';
import type { OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { createSandboxProvider, type SandboxProvider } from '../../sandbox/sandbox-provider';
import { courseOf, METHODS, type Course } from './method-courses';
import { debitOnce, placeOnce, TOTAL } from './one-order';
import { countsOf, digestOf } from './world-figures';

const START = Date.UTC(2026, 0, 1, 9);
/** Few enough for the sandbox to remember a payment until its last chargeback. */
const ORDERS_PER_DAY = 8;
const SECRET = 'the secret of the payment world';
/** So many days after the last order everything that was under way has ended. */
const AFTERMATH_DAYS = 90;

export interface World {
  orders: number;
  /** Counts of what happened, by name. */
  counts: Record<string, number>;
  problems: Record<string, object[]>;
  /** Of every row about money, so that two worlds with the same seed can be compared. */
  digest: string;
}

/** A webhook on its way: the provider's network delays, doubles and reorders them. */
interface Call {
  at: number;
  body: string;
}

/**
 * Simulates members who order with every kind of method, at a sandbox provider whose events come late, doubled, in
 * another order or not at all, with refunds, chargebacks and returns after weeks. Nothing depends on real time or chance.
 */
export async function simulateWorld(seed: string, orders: number): Promise<World> {
  const folder = mkdtempSync(join(placeInMemory(), 'facet-payment-world-'));
  const database = await openDatabase({ url: `sqlite:${join(folder, 'world.db')}` });
  const calls: Call[] = [];
  const clock = frozenClock(START);
  const ids = countingIds(clock);
  const rng = seededRng(seed);
  const sandbox = createSandboxProvider({
    origin: () => 'http://pay.localhost:3000',
    secrets: [SECRET],
    stateFile: null,
    // Only the world says when something happens, and never the time of this machine.
    tickMs: 2 ** 31 - 1,
    clock,
    ids,
    log: memoryLogger([]),
    deliver: async ({ body }) => {
      const arrivals = rng.weighted([
        [1, 15],
        [2, 4],
        [0, 1],
      ] as const);
      for (let n = 0; n < arrivals; n++) calls.push({ at: clock.now() + Math.floor(rng.next() * 4 * DAY), body });
      return 204;
    },
  });
  try {
    await database.migrate();
    const open = { database, url: '', db: database.tenant(1), other: database.tenant(2), clock, ids, kind: 'sqlite' };
    const world = new PaymentWorld(open as OpenDatabase, sandbox, calls, rng);
    await world.live(orders);
    return { orders, ...(await world.end()) };
  } finally {
    await sandbox.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

class PaymentWorld {
  private readonly buyers: Buyer[] = [];
  private readonly plans: { at: number; act: () => Promise<unknown> }[] = [];
  private readonly counts: Record<string, number> = {};
  private ordered = 0;

  constructor(
    private readonly open: OpenDatabase,
    private readonly sandbox: SandboxProvider,
    private readonly calls: Call[],
    private readonly rng: Rng,
  ) {}

  async live(orders: number): Promise<void> {
    const { clock } = this.open;
    const days = Math.ceil(orders / ORDERS_PER_DAY) + AFTERMATH_DAYS;
    for (let day = 0; day < days; day++) {
      for (let n = 0; n < ORDERS_PER_DAY && this.ordered < orders; n++) await this.order();
      await this.spend();
      clock.advance(DAY);
      await this.catchUp();
    }
  }

  async end() {
    return {
      counts: { ...this.counts, ...(await countsOf(this.open.db)) },
      problems: await findLedgerProblems(this.open.db),
      digest: await digestOf(this.open.db),
    };
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  private later(days: number, act: () => Promise<unknown>): void {
    this.plans.push({ at: this.open.clock.now() + Math.floor(days * DAY), act });
  }

  private async buyer(): Promise<Buyer> {
    if (this.buyers.length > 0 && this.rng.chance(0.9)) return this.rng.pick(this.buyers);
    const payment = this.sandbox.payment;
    const context = testContext(this.open, {
      tenant: {
        refund_days: 14,
        direct_debit: { notice_days: 1 },
        payment_providers: [{ account: 'sandbox', kind: 'sandbox', webhook_secrets: [] }],
        markets: { NL: marketJson({ payment_methods: METHODS.map((method) => ({ method, fee: 35 })) }) },
      },
    });
    const ports = { ...context.ports, payments: new Map([[payment.name, payment]]) };
    const buyer = { ...as(context, await makeMember(context)), ports };
    this.buyers.push(buyer);
    return buyer;
  }

  private async order(): Promise<void> {
    const { rng } = this;
    // No limits on orders: a member of this world lives a year in a minute.
    const buyer = { ...(await this.buyer()), limits: openLimits() };
    const method = rng.pick(METHODS);
    const requestKey = `order-${String(this.ordered++).padStart(8, '0')}`;
    const place = () =>
      method === 'directdebit' ? debitOnce(buyer, requestKey) : placeOnce(buyer, method, requestKey);
    const domainError = await place();
    if (domainError !== undefined) return this.count(`orders refused: ${domainError}`);
    if (rng.chance(0.1)) await place();
    const { id, reference } = await this.paymentOf(requestKey);
    this.play(buyer, { id, reference }, courseOf(method, rng));
  }

  private async paymentOf(requestKey: string): Promise<{ id: string; reference: string }> {
    const { id, provider_reference } = await this.open.db
      .selectFrom('purchase')
      .innerJoin('payment', (on) =>
        on.onRef('payment.tenant_id', '=', 'purchase.tenant_id').onRef('payment.purchase_id', '=', 'purchase.id'),
      )
      .select(['purchase.id', 'payment.provider_reference'])
      .where('purchase.tenant_id', '=', this.open.db.tenantId)
      .where('purchase.request_key', '=', requestKey)
      .executeTakeFirstOrThrow();
    return { id, reference: provider_reference! };
  }

  private play(buyer: Buyer, { id, reference }: { id: string; reference: string }, course: Course): void {
    for (const { after, outcome } of course.outcomes) {
      this.later(
        after,
        async () => (await this.sandbox.settle(reference, outcome)) && this.count(`provider: ${outcome}`),
      );
    }
    for (const { after, kind, share } of course.back) {
      this.later(after, async () => {
        if (kind === 'return') return this.giveBack(buyer, id);
        const amountMinor = Math.max(1, Math.floor(TOTAL * share));
        const done = await this.sandbox.moneyBack(reference, { kind, amountMinor, state: 'done' });
        if (done) this.count(`provider: ${kind}`);
      });
    }
  }

  private async giveBack(buyer: Buyer, orderId: string): Promise<void> {
    const actor = { actor_kind: 'member', actor_id: buyer.member.id } as const;
    try {
      await returnOrder(buyer, { orderId, requestKey: 'one', kind: 'return', actor });
    } catch (error) {
      if (!String((error as { code?: string }).code).startsWith('billing.')) throw error;
      this.count('returns refused');
    }
  }

  private async spend(): Promise<void> {
    for (const buyer of this.rng.shuffled(this.buyers).slice(0, 30)) {
      const lots = await listOpenLots(buyer.db, buyer.member.id);
      const credits = this.rng.int(1, 80);
      if (lots.reduce((sum, { remaining }) => sum + remaining, 0) < credits) continue;
      const charge = { memberId: buyer.member.id, credits, kind: 'message', reference: this.open.ids.ulid() } as const;
      await transaction(buyer.db, (tx) => chargeIn(tx, buyer, charge));
    }
  }

  /** Everything that was to happen until now: what banks and members do, webhooks in a random order, and jobs. */
  private async catchUp(): Promise<void> {
    const { open, rng } = this;
    const now = open.clock.now();
    for (const plan of due(this.plans, now)) await plan.act();
    await this.sandbox.run();
    const [someone] = this.buyers;
    for (const { body } of rng.shuffled(due(this.calls, now))) {
      // A provider signs each attempt again.
      const headers = { [SIGNATURE_HEADER]: sign(SECRET, body, now) };
      const outcome = await receiveWebhook(someone!, this.sandbox.payment.name, { body, headers });
      this.count(`webhooks: ${outcome}`);
    }
    while ((await drainOutbox(open, someone!, billingJobs)).length > 0);
  }
}

/** Takes what is due out of the list, oldest first. */
function due<T extends { at: number }>(list: T[], now: number): T[] {
  const ready = list.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
  const rest = list.filter(({ at }) => at > now);
  list.splice(0, list.length, ...rest);
  return ready;
}
