import { expect, it } from 'vitest';
import { emailKeyOf, patchMember } from '~db/queries/member';
import { unguarded } from '~db/unguarded';
import { rowJobs } from '~/server/jobs/row-jobs';
import { openJobRunner } from '~/server/jobs/run-jobs';
import { as, testContext } from '~/testing/context';
import { makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { anOrder, appError, orderBundle, settle, type Buyer } from '../billing.testing';
import { placeOrder } from '../checkout/order.service.server';
import { withdraw } from '../returning/withdrawal.service.server';
import { changeLimits } from './limits.service.server';

const EMAIL = 'somebody@mail.example';
const BEYOND = appError('billing.own-limit', 409);
const keyed = (n: number) => anOrder({ requestKey: `key-${String(n).padStart(10, '0')}` });
const agree = (buyer: Buyer) => changeLimits(buyer, { intent: 'company', agree: 'on' });
const limit = (buyer: Buyer, week: number) =>
  changeLimits(buyer, { intent: 'limits', currency: 'EUR', amounts: { day: null, week, month: null } });

async function buyerAt(opened: OpenDatabase, brand: 1 | 2, tenant: Record<string, unknown> = {}): Promise<Buyer> {
  const context = testContext(opened, { brand, tenant });
  return as(context, await makeMember(context, { email: EMAIL }));
}

/** The same person at two brands of one company. */
async function twoBrands(opened: OpenDatabase): Promise<[first: Buyer, second: Buyer]> {
  return [await buyerAt(opened, 1), await buyerAt(opened, 2)];
}

const stored = ({ db }: Buyer) => db.selectFrom('instrument_spending').selectAll().orderBy('day').execute();

withDatabase('limits across the brands of a company', (open) => {
  it('count the orders at both brands once the member agreed at both, and only then', async () => {
    const [first, second] = await twoBrands(await open());
    await limit(first, 2000);
    await placeOrder(second, keyed(1));
    await placeOrder(first, keyed(1));
    await agree(first);
    await placeOrder(first, keyed(2));
    await agree(second);
    await placeOrder(second, keyed(2));
    // Two orders of its own and one of the other brand since both agreed.
    await expect(placeOrder(first, keyed(3))).rejects.toMatchObject({ values: { left: 0 } });
    // The other brand has no limit of its own.
    await placeOrder(second, keyed(3));
  });

  it('hold when the tabs of both brands race', async () => {
    const [first, second] = await twoBrands(await open());
    for (const buyer of [first, second]) {
      await agree(buyer);
      await limit(buyer, 3000);
    }
    const tabs = Array.from({ length: 10 }, (_, n) => placeOrder(n % 2 === 0 ? first : second, keyed(n)));
    const placed = (await Promise.allSettled(tabs)).filter(({ status }) => status === 'fulfilled');
    expect(placed).toHaveLength(3);
    const rows = await stored(first);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(3000);
  });

  it('follow an order that fails, and one whose money goes back', async () => {
    const [first, second] = await twoBrands(await open());
    await agree(first);
    await agree(second);
    await limit(first, 1000);
    const failed = await orderBundle(second, { requestKey: 'key-0000000001' });
    await expect(placeOrder(first, keyed(1))).rejects.toEqual(BEYOND);
    await settle(second, failed.reference, 'failed');
    expect(await stored(first)).toMatchObject([{ amount: 0 }]);
    // Paid after all.
    await settle(second, failed.reference, 'paid');
    await expect(placeOrder(first, keyed(1))).rejects.toEqual(BEYOND);
    await withdraw(second, failed.order.id, { requestKey: 'after-0', amount: 1000 });
    await placeOrder(first, keyed(1));
  });

  it('end a day after the member no longer agrees, and forget every day after a month', async () => {
    const opened = await open();
    const [first, second] = await twoBrands(opened);
    await agree(first);
    await agree(second);
    await limit(first, 1000);
    await placeOrder(second, keyed(1));
    await changeLimits(first, { intent: 'company' });
    await expect(placeOrder(first, keyed(1))).rejects.toEqual(BEYOND);
    opened.clock.advance(DAY);
    await placeOrder(first, keyed(1));
    const { database, clock } = opened;
    const jobs = rowJobs(opened);
    const cleanUp = openJobRunner({ jobs, database, tenantIds: () => [], clock, holder: 'test', log: first.log });
    opened.clock.advance(30 * DAY);
    await cleanUp.run();
    expect(await stored(first)).toHaveLength(1);
    opened.clock.advance(DAY);
    await cleanUp.run();
    expect(await stored(first)).toEqual([]);
    await cleanUp.close();
  });

  it('know nobody by an address that is not confirmed', async () => {
    const opened = await open();
    const context = testContext(opened);
    const typed = as(context, await makeUnconfirmed(context, { email: EMAIL }));
    await agree(typed);
    await placeOrder(typed, keyed(1));
    expect(await stored(typed)).toEqual([]);
  });

  it('stay within the company', async () => {
    const opened = await open();
    const buyer = await buyerAt(opened, 1);
    const two = await buyerAt(opened, 2, { company_id: 'another-company' });
    await agree(buyer);
    await agree(two);
    await limit(buyer, 1000);
    await placeOrder(two, keyed(1));
    await placeOrder(buyer, keyed(1));
    const hashes = new Set((await stored(buyer)).map(({ instrument_hash }) => instrument_hash));
    expect(hashes.size).toBe(2);
  });
});

withDatabase('the table of a company', (open) => {
  it('joins nothing: no value of it is in any other table, nor can its hash be made without the secret', async () => {
    const opened = await open();
    const [first, second] = await twoBrands(opened);
    for (const buyer of [first, second]) {
      await agree(buyer);
      const { reference } = await orderBundle(buyer);
      await settle(buyer, reference, 'paid');
    }
    const rows = await stored(first);
    expect(Object.keys(rows[0]!).toSorted()).toEqual(['amount', 'currency', 'day', 'instrument_hash']);
    expect(rows).toHaveLength(1);
    const hash = rows[0]!.instrument_hash;
    expect(await tablesWith(first, hash)).toEqual(['instrument_spending']);
    const other = { ...first, keyedHash: (purpose: string, text: string) => `${purpose} ${text}` };
    expect(other.keyedHash('x', emailKeyOf(EMAIL))).not.toBe(hash);
    // Negative control: the search finds what is in two tables.
    expect((await tablesWith(first, first.member.id)).length).toBeGreaterThan(2);
  });

  it('does not follow a member to another address', async () => {
    const [first, second] = await twoBrands(await open());
    await agree(first);
    await agree(second);
    await limit(first, 1000);
    await patchMember(second.db, second.member.id, {
      email: 'new@mail.example',
      email_key: emailKeyOf('new@mail.example'),
    });
    await placeOrder(second, keyed(1));
    await placeOrder(first, keyed(1));
    expect(new Set((await stored(first)).map(({ instrument_hash }) => instrument_hash)).size).toBe(2);
  });
});

/** The tables of which a row contains this text. */
async function tablesWith({ db }: Buyer, text: string): Promise<string[]> {
  const { brandlessTables, tenantTables } = await import('~db/schema/schema');
  const bare = unguarded(db, 'a test that looks into every table');
  const found: string[] = [];
  for (const table of [...tenantTables, ...brandlessTables]) {
    const rows = await bare
      .selectFrom(table as 'member')
      .selectAll()
      .execute();
    if (JSON.stringify(rows).includes(text)) found.push(table);
  }
  return found;
}
