import { join as path } from 'node:path';
import { join, logIn, type Credentials } from '../../e2e/support/accounts';
import { brandsFolder } from '../../e2e/support/product/brand-files';
import { creditsOf } from '../../e2e/support/chatting';
import { withDatabaseOf } from '../../e2e/support/product/database';
import { findUnsound } from '../../e2e/support/ledger';
import { choose, openOrder, placeOrder } from '../../e2e/support/paying';
import { startProduct, type Product } from '../../e2e/support/product/product';
import { temporaryFolder } from '../../e2e/support/product/temporary-folder';
import { until } from '../../e2e/support/product/until';
import { none, type Fault } from './fault';

const BRAND = 'golden-hour';
const BUYERS = 4;

/** What one buyer did in one round; `reference` is undefined if there was no response. */
interface Bought {
  reference?: string;
  /** The provider completed the payment and confirmed it. */
  paid: boolean;
}

export const killDuringOrders: Fault = {
  name: 'kill-orders',
  title:
    'kill -9 while four members order and pay bundles at once; started again on the same data, and the provider repeats its payment events.',
  databases: ['sqlite', 'mariadb'],
  async strike({ rounds, databaseUrl }) {
    const options = {
      dataDir: path(temporaryFolder('kill-orders'), 'data'),
      tenantsDir: brandsFolder([BRAND]),
      ...(databaseUrl ? { databaseUrl } : {}),
    };
    let product = await startProduct(options);
    try {
      const buyers: Credentials[] = [];
      for (let n = 0; n < BUYERS; n++) buyers.push((await join(product, BRAND)).credentials);
      const before = await creditsOf(await logIn(product, BRAND, buyers[0]!));
      const all: Bought[][] = buyers.map(() => []);
      for (let round = 0; round < rounds; round++) {
        // Spread over the roughly seven responses that an order takes each buyer.
        await buyUntilKilled(product, buyers, all, 1 + ((round * 5) % 24));
        product = await startProduct(options);
      }
      const bought = all.flat();
      const paid = bought.filter((order) => order.paid);
      const ledger = { dataDir: options.dataDir, ...(databaseUrl ? { databaseUrl } : {}) };
      await until('every paid order to be completed', () => allCompleted(product, databaseUrl, paid), 60_000);
      const orders = await ordersOf(product, databaseUrl);
      const credited = new Map(orders.map((order) => [order.provider_reference, order]));
      let wrongBalances = 0;
      for (const [i, buyer] of buyers.entries()) {
        const completed = orders.filter((order) => order.email === buyer.email && order.state === 'completed');
        const expected = before + completed.reduce((sum, order) => sum + order.credits, 0);
        if ((await creditsOf(await logIn(product, BRAND, buyer))) !== expected || all[i] === undefined)
          wrongBalances += 1;
      }
      return [
        { what: 'kills', seen: String(rounds) },
        { what: 'orders acknowledged', seen: String(bought.filter((order) => order.reference).length) },
        { what: 'payments completed before a kill', seen: String(paid.length) },
        { what: 'orders cut off by a kill', seen: String(bought.filter((order) => !order.reference).length) },
        none(
          'acknowledged orders lost',
          bought.filter((order) => order.reference && !credited.has(order.reference)),
        ),
        none(
          'paid orders without their credits',
          paid.filter((order) => credited.get(order.reference!)?.state !== 'completed'),
        ),
        none('balances that differ from the orders', wrongBalances),
        none('contradictions in the ledger', Object.values(await findUnsound(ledger, BRAND)).flat()),
      ];
    } finally {
      await product.stop();
    }
  },
};

async function buyUntilKilled(
  product: Product,
  buyers: readonly Credentials[],
  all: readonly Bought[][],
  after: number,
): Promise<void> {
  const members = await Promise.all(buyers.map((buyer) => logIn(product, BRAND, buyer)));
  let responses = 0;
  let killed: Promise<unknown> | undefined;
  const track = async <T>(work: Promise<T>): Promise<T> => {
    const response = await work;
    responses += 1;
    if (responses >= after) killed ??= product.kill('SIGKILL');
    return response;
  };
  await Promise.all(
    members.map(async (member, i) => {
      while (!killed) {
        const order = await track(openOrder(member)).catch(() => undefined);
        if (!order || killed) return;
        const bought: Bought = { paid: false };
        all[i]!.push(bought);
        const placed = await track(placeOrder(member, order)).catch(() => undefined);
        if (!placed) return;
        bought.reference = placed.reference;
        const response = await track(choose(product, placed.reference, 'paid')).catch(() => undefined);
        bought.paid = response !== undefined && response.status < 400;
      }
    }),
  );
  await killed;
}

const ordersOf = (product: Product, databaseUrl: string | undefined) =>
  withDatabaseOf({ dataDir: product.dataDir, ...(databaseUrl ? { databaseUrl } : {}) }, BRAND, (db) =>
    db
      .selectFrom('payment')
      .innerJoin('purchase', (on) =>
        on.onRef('purchase.tenant_id', '=', 'payment.tenant_id').onRef('purchase.id', '=', 'payment.purchase_id'),
      )
      .innerJoin('member', (on) =>
        on.onRef('member.tenant_id', '=', 'purchase.tenant_id').onRef('member.id', '=', 'purchase.member_id'),
      )
      .select(['payment.provider_reference', 'purchase.state', 'purchase.credits', 'member.email'])
      .where('payment.tenant_id', '=', db.tenantId)
      .where('purchase.tenant_id', '=', db.tenantId)
      .where('member.tenant_id', '=', db.tenantId)
      .execute(),
  );

/**
 * The provider retries at growing intervals, and the product asks by itself; the clock is advanced instead of waiting.
 */
async function allCompleted(
  product: Product,
  databaseUrl: string | undefined,
  paid: readonly Bought[],
): Promise<boolean> {
  await product.advance(60_000);
  await product.control('POST', '/drain');
  const states = new Map(
    (await ordersOf(product, databaseUrl)).map((order) => [order.provider_reference, order.state]),
  );
  return paid.every(({ reference }) => states.get(reference!) === 'completed');
}
