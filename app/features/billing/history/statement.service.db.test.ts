import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { loader } from '~/routes/transactions-statement';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { makeBuyer, orderBundle, settle, type Buyer } from '../billing.testing';
import { chargeIn, grantIn, holdIn } from '../ledger/ledger.service.server';
import { listHistory } from './history.service.server';
import { writeStatement } from './statement.service.server';

async function read(context: Buyer): Promise<string> {
  let text = '';
  for await (const piece of writeStatement(context)) text += piece;
  return text;
}
const rowsOf = async (context: Buyer) => (await read(context)).split('\r\n').slice(1, -1);

/** Ten free credits, a hundred bought for 10.00 EUR; a message of 30 and a reserved one of 20. */
async function makeStatement(context: Buyer) {
  const memberId = context.member.id;
  const gift = { memberId, credits: 10, terms: { origin: 'signup' }, reference: memberId, requestKey: 'gift' } as const;
  await transaction(context.db, (tx) => grantIn(tx, context, gift));
  const { reference, order } = await orderBundle(context);
  await settle(context, reference, 'paid');
  await transaction(context.db, (tx) =>
    chargeIn(tx, context, { memberId, credits: 30, kind: 'message', reference: 'm1' }),
  );
  const to = { counterpartId: 'other', reason: 'fictional_recipient', dueAt: 0 } as const;
  await transaction(context.db, (tx) => holdIn(tx, context, { memberId, credits: 20, reference: 'm2', ...to }));
  return order;
}

withDatabase('the statement', (open) => {
  it('names for every movement the lots, their orders and their money', async () => {
    const context = await makeBuyer(await open());
    const { id: order } = await makeStatement(context);
    const rows = await rowsOf(context);
    const at = '2026-11-21 12:00:00';
    expect(rows.map((row) => row.replace(/,[^,]*$/, ''))).toEqual([
      `${at},signup,available,10,signup,,0,0,`,
      `${at},purchase,available,100,bought,${order},0.1,10,EUR`,
      `${at},message,available,-10,signup,,0,0,`,
      `${at},message,available,-20,bought,${order},0.1,-2,EUR`,
      `${at},hold,reserved,20,bought,${order},0.1,2,EUR`,
      `${at},hold,available,-20,bought,${order},0.1,-2,EUR`,
    ]);
  });

  it('shows the same on the page: free credits, and bought ones with their price', async () => {
    const context = await makeBuyer(await open());
    await makeStatement(context);
    expect((await listHistory(context, 'credits', null)).page.items[1]).toMatchObject({
      kind: 'message',
      amount: -30,
      parts: [
        { credits: 10, origin: 'signup', money: 0, currency: null },
        { credits: 20, origin: 'bought', money: 200, currency: 'EUR' },
      ],
    });
  });

  it('opens in columns in a spreadsheet of the member’s language', async () => {
    const context = await makeBuyer(await open());
    await makeStatement(context);
    const rows = await rowsOf({ ...context, locale: 'nl' });
    expect(rows[1]!.split(';')).toMatchObject({ 3: '100', 6: '"0,1"', 7: '10', 8: 'EUR', length: 10 });
  });

  it('is complete, beyond what is read at once', async () => {
    const context = await makeBuyer(await open());
    const given = { memberId: context.member.id, credits: 1, terms: { origin: 'goodwill' }, reference: 'x' } as const;
    await transaction(context.db, async (tx) => {
      for (let n = 0; n < 450; n++) await grantIn(tx, context, { ...given, requestKey: `g${n}` });
    });
    expect(new Set(await rowsOf(context)).size).toBe(450);
  });

  it('is a file with the mark of UTF-8, of one’s own movements only', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    await makeStatement(context);
    const { status, headers } = await callRoute(loader, context, '/transactions/statement.csv');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(await read(context)).toMatch(/^\uFEFFtime_utc,movement,account,/);
    const elsewhere = testContext(opened, { brand: 2 });
    const same = as(elsewhere, await makeMember(elsewhere, { id: context.member.id }));
    for (const who of [as(context, await makeMember(context)), same]) expect(await rowsOf(who)).toEqual([]);
    const visitor = testContext(opened);
    expect((await callRoute(loader, visitor, '/transactions/statement.csv')).status).toBe(302);
  });
});
