import { join as path } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findLedgerProblems } from '~db/queries/credit-check';
import { seededRng, type Rng } from '~db/seed/rng';
import type { Db } from '~db/database';
import { brandsFolder } from '../../e2e/support/product/brand-files';
import { withDatabaseOf } from '../../e2e/support/product/database';
import { startProduct, type Product } from '../../e2e/support/product/product';
import { temporaryFolder } from '../../e2e/support/product/temporary-folder';
import { until } from '../../e2e/support/product/until';
import { none, type Fault, type Figure } from './fault';
import { MoneyClient } from './money-clients';
import { findLosses, readStored, type Losses } from './money-losses';

const BRAND = 'golden-hour';
const CLIENTS = 20;
const SIGNUP_CREDITS = 60;
/** The sandbox remembers this many payments; each of them is compared at the end. */
const MOST_ORDERS = 480;
/** A round ends by a kill after so many responses at the latest. */
const MOST_RESPONSES = 120;

/** What is compared at the end. */
interface Checked {
  losses: Losses;
  ledger: Record<string, object[]>;
}

export const killMoney: Fault = {
  name: 'kill-money',
  title:
    'kill -9 at random moments while twenty members order, pay, write (half of it to profiles whose answer is awaited, with credits on hold) and give orders back, all at once; started again on the same data, every call without a response repeated under its key, and some of the others too, while the provider sends its events again.',
  databases: ['sqlite', 'mariadb'],
  async strike({ rounds, databaseUrl, say }) {
    const rng = seededRng('kill -9 of money');
    const options = {
      dataDir: path(temporaryFolder('kill-money'), 'data'),
      tenantsDir: brandsFolder([BRAND], { [BRAND]: { signup_credits: SIGNUP_CREDITS, message_credits: 5 } }),
      ...(databaseUrl ? { databaseUrl } : {}),
    };
    const read = <T>(work: (db: Db) => Promise<T>) => withDatabaseOf(options, BRAND, work);
    let product = await startProduct(options);
    try {
      const clients = await joinAll(product, await read(findFictional));
      let cutOff = 0;
      for (let round = 0; round < rounds; round++) {
        cutOff += await actUntilKilled(product, clients, rng, round);
        product = await startProduct(options);
        for (const client of clients) client.reconnect(product);
        await Promise.all(clients.map((client, n) => client.repeat(product, rng.fork(`repeat ${round} ${n}`))));
        await Promise.all(rng.shuffled(clients).slice(0, 3).map((client) => client.hearAgain(product, rng))); // prettier-ignore
        if (round % 10 === 9) say(`${round + 1} kills`);
      }
      await until('every order and refund to be settled', () => settle(product, clients, read), 120_000);
      const check = () => read((db) => checkAll(db, options.dataDir, clients));
      const checked = await check();
      const all = <T>(of: (client: MoneyClient) => readonly T[]) => clients.flatMap(of);
      const bought = all(({ bought: list }) => list);
      return [
        { what: 'kills', seen: String(rounds) },
        { what: 'clients at once', seen: String(CLIENTS) },
        { what: 'responses cut off by a kill', seen: String(cutOff) },
        { what: 'messages acknowledged', seen: String(all(({ sent }) => sent).filter(({ id }) => id).length) },
        { what: 'orders acknowledged', seen: String(bought.filter(({ reference }) => reference).length) },
        { what: 'payments settled at the provider', seen: String(bought.filter(({ paid }) => paid).length) },
        { what: 'returns acknowledged', seen: String(all(({ returned }) => returned).filter(({ done }) => done).length) }, // prettier-ignore
        ...Object.entries(checked.losses).map(([what, list]) => none(what, list)),
        none(
          'calls that did something else when repeated',
          all(({ doubled }) => doubled),
        ),
        none('contradictions in the ledger', Object.values(checked.ledger).flat()),
        await control(read, check),
      ];
    } finally {
      await product.stop();
    }
  },
};

const findFictional = (db: Db) =>
  db
    .selectFrom('member')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('kind', '=', 'fictional')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(CLIENTS)
    .execute();

async function joinAll(product: Product, fictional: readonly { id: string }[]): Promise<MoneyClient[]> {
  const clients: MoneyClient[] = [];
  for (let n = 0; n < CLIENTS; n++) clients.push(await MoneyClient.join(product, BRAND));
  for (const [n, client] of clients.entries())
    await client.befriend([fictional[n % fictional.length]!.id, clients[(n + 1) % CLIENTS]!.id]);
  return clients;
}

/** Returns how many calls got no response. */
async function actUntilKilled(
  product: Product,
  clients: readonly MoneyClient[],
  rng: Rng,
  round: number,
): Promise<number> {
  const after = rng.int(1, MOST_RESPONSES);
  const delay = rng.int(0, 30);
  const room = MOST_ORDERS - clients.reduce((sum, { bought }) => sum + bought.length, 0);
  let [responses, cutOff] = [0, 0];
  let killed: Promise<unknown> | undefined;
  await Promise.all(
    clients.map(async (client, n) => {
      const own = rng.fork(`${round} ${n}`);
      while (!killed) {
        try {
          await client.act(product, own, room > CLIENTS);
          responses += 1;
        } catch {
          cutOff += 1;
          return;
        }
        // A moment later than a response, so that the others are in the middle of anything.
        if (responses >= after) killed ??= pause(delay).then(() => product.kill('SIGKILL'));
      }
    }),
  );
  await killed;
  return cutOff;
}

/** The provider and the jobs repeat by themselves at growing intervals; the clock is advanced instead of waiting. */
async function settle(
  product: Product,
  clients: readonly MoneyClient[],
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<boolean> {
  await product.advance(60_000);
  await product.control('POST', '/drain');
  const stored = await read((db) => readStored(db, product.dataDir, clients.map(({ id }) => id))); // prettier-ignore
  const losses = findLosses(clients, stored, SIGNUP_CREDITS);
  return (
    losses['paid orders with neither credits nor the money back'].length === 0 &&
    losses['refunds not exactly once at the provider'].length === 0
  );
}

async function checkAll(db: Db, dataDir: string, clients: readonly MoneyClient[]): Promise<Checked> {
  const stored = await readStored(db, dataDir, clients.map(({ id }) => id)); // prettier-ignore
  return { losses: findLosses(clients, stored, SIGNUP_CREDITS), ledger: await findLedgerProblems(db) };
}

/** Loses something of every kind on purpose, which the same checks must find. */
async function control(
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  check: () => Promise<Checked>,
): Promise<Figure> {
  await read(async (db) => {
    const of = db.tenantId;
    const oneOf = (table: 'message' | 'refund' | 'credit_lot') =>
      db.selectFrom(table).select('id').where('tenant_id', '=', of).orderBy('id', 'desc').executeTakeFirst();
    for (const table of ['message', 'refund', 'credit_lot'] as const) {
      const { id } = (await oneOf(table)) ?? { id: '' };
      await db.deleteFrom(table).where('tenant_id', '=', of).where('id', '=', id).execute();
    }
  });
  const { losses, ledger } = await check();
  const found = [
    losses['acknowledged messages lost'].length === 1,
    losses['refunds not exactly once at the provider'].length === 1,
    Object.keys(ledger).includes('lots against balances'),
  ].filter(Boolean).length;
  return { what: 'control: losses made on purpose that the checks found', seen: `${found} of 3`, promised: '3 of 3', met: found === 3 }; // prettier-ignore
}
