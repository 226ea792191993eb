import { expect, it } from 'vitest';
import { findDirectDebit } from '~db/queries/direct-debit';
import { patchMember } from '~db/queries/member';
import { listOrders } from '~db/queries/order';
import { as } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { appError, ordered, settle, type Buyer } from '../billing.testing';
import { receiveWebhook } from '../payments/webhook.service.server';
import {
  aDebitForm,
  codeIn,
  debit,
  GERMAN_IBAN,
  makeDebtor,
  nextKey,
  typedDebit,
  type Changes,
} from './direct-debit.testing';
import { askForCode, quoteDebit, orderByDebit } from './direct-debit.service.server';
import { eraseDebits } from './erase-debits.service.server';

withDatabase('the limits of direct debit', (open) => {
  const LIMIT = appError('billing.debit-limit', 409);
  const BLOCKED = appError('billing.debit-blocked', 403);

  /** Orders and collects a debit. */
  async function collected(context: Buyer, changes: Changes = {}) {
    await debit(context, changes);
    const { reference, order } = await ordered(context, changes['request_key'] ?? typedDebit.request_key);
    await settle(context, reference, 'paid');
    return { reference, order };
  }
  const giveBack = (context: Buyer, reference: string) =>
    receiveWebhook(context, 'memory', context.payments.chargeBack(reference));

  // covers S8-022
  it('are those of the brand: the first order, orders and amount in a day', async () => {
    const opened = await open();
    const first = await makeDebtor(opened, { first_order: 999 });
    await expect(askForCode(first, aDebitForm())).rejects.toEqual(LIMIT);
    expect(await quoteDebit(first, '100', null)).toMatchObject({ domainError: { code: 'billing.debit-limit' } });
    const orders = await makeDebtor(opened, { orders_per_day: 1 });
    await debit(orders, { iban: GERMAN_IBAN });
    await expect(askForCode(orders, aDebitForm(nextKey(2)))).rejects.toEqual(LIMIT);
    const amount = await makeDebtor(opened, { amount_per_day: 1999 });
    await debit(amount);
    await expect(askForCode(amount, aDebitForm(nextKey(2)))).rejects.toEqual(LIMIT);
    expect(first.sms.sent).toEqual([]);
    opened.clock.advance(DAY);
    await debit(amount, nextKey(2));
  });

  it('let a larger order pass once a debit was collected (the negative control)', async () => {
    const context = await makeDebtor(await open(), { first_order: 1000, orders_per_day: 5, amount_per_day: 100_00 });
    const large = { bundle: '300', total: '2500', ...nextKey(2) };
    await expect(askForCode(context, aDebitForm(large))).rejects.toEqual(LIMIT);
    await collected(context);
    expect(await debit(context, large)).toMatchObject({ ok: true });
  });

  it('count an account of several members together, and hold for the tabs of one member', async () => {
    const opened = await open();
    const rules = { orders_per_day: 1 };
    const debtor = await makeDebtor(opened, rules);
    await debit(debtor);
    const two = as(debtor, await makeMember(debtor));
    await expect(askForCode(two, aDebitForm(nextKey(2)))).rejects.toEqual(LIMIT);
    // The code was sent before someone else's order: the second order is refused in its transaction.
    const three = as(debtor, await makeMember(debtor));
    const four = as(debtor, await makeMember(debtor));
    const third = { iban: GERMAN_IBAN, ...nextKey(3) };
    await askForCode(three, aDebitForm(third));
    const code = codeIn(three);
    await debit(four, { iban: GERMAN_IBAN, ...nextKey(4) });
    await expect(orderByDebit(three, aDebitForm({ ...third, otp: code }), null)).rejects.toEqual(LIMIT);
    expect(await listOrders(three.db, three.member.id, { limit: 5 })).toEqual([]);
  });

  // covers S8-021
  it('block the member and the account after a return, for the time that the brand sets', async () => {
    const opened = await open();
    const context = await makeDebtor(opened, { blocked_days: 30 });
    const { reference } = await collected(context);
    opened.clock.advance(21 * DAY);
    await giveBack(context, reference);
    await expect(askForCode(context, aDebitForm({ iban: GERMAN_IBAN, ...nextKey(2) }))).rejects.toEqual(BLOCKED);
    expect(await quoteDebit(context, '100', null)).toMatchObject({ domainError: { code: 'billing.debit-blocked' } });
    const other = as(context, await makeMember(context));
    await expect(askForCode(other, aDebitForm(nextKey(2)))).rejects.toEqual(BLOCKED);
    expect(await debit(other, { iban: GERMAN_IBAN, ...nextKey(2) })).toMatchObject({ ok: true });
    opened.clock.advance(30 * DAY + 1);
    expect(await debit(context, nextKey(3))).toMatchObject({ ok: true });
  });

  it('block nobody if the brand sets no days, or if the bank paid after all', async () => {
    const opened = await open();
    const mild = await makeDebtor(opened, { blocked_days: 0 });
    const { reference } = await collected(mild);
    await giveBack(mild, reference);
    opened.clock.advance(DAY);
    expect(await debit(mild, nextKey(2))).toMatchObject({ ok: true });
    const strict = await makeDebtor(opened, { blocked_days: 30 });
    const won = await collected(strict, { iban: GERMAN_IBAN });
    const call = strict.payments.chargeBack(won.reference);
    await receiveWebhook(strict, 'memory', call);
    await receiveWebhook(
      strict,
      'memory',
      strict.payments.chargeBack(won.reference, { reference: call.reference, state: 'failed' }),
    );
    opened.clock.advance(DAY);
    expect(await debit(strict, { iban: GERMAN_IBAN, ...nextKey(2) })).toMatchObject({ ok: true });
  });

  it('outlive the account of a member: after erasure only the hash of a returned account is left', async () => {
    const opened = await open();
    const context = await makeDebtor(opened, { blocked_days: 30 });
    const { reference, order } = await collected(context);
    await giveBack(context, reference);
    const good = as(context, await makeMember(context));
    await debit(good, { iban: GERMAN_IBAN, ...nextKey(2) });
    const other = (await ordered(good, 'debit-key-0002')).order;
    expect(await eraseDebits(context)).toBe(0);
    const deleted = { status: 'deleted', deleted_at: opened.clock.now() } as const;
    for (const { id } of [context.member, good.member]) await patchMember(context.db, id, deleted);
    expect(await eraseDebits(context)).toBe(2);
    expect(await eraseDebits(context)).toBe(0);
    const erased = { details: null, iban_last4: expect.any(String), mandate_reference: expect.any(String) };
    expect(await findDirectDebit(context.db, order.id)).toMatchObject({ ...erased, iban_hash: expect.any(String) });
    expect(await findDirectDebit(context.db, other.id)).toMatchObject({ ...erased, iban_hash: null });
    const newcomer = as(context, await makeMember(context));
    await expect(askForCode(newcomer, aDebitForm(nextKey(3)))).rejects.toEqual(BLOCKED);
  });

  it('need no proof of an old mandate: its details are erased after 400 days', async () => {
    const opened = await open();
    const context = await makeDebtor(opened);
    await debit(context);
    opened.clock.advance(400 * DAY);
    expect(await eraseDebits(context)).toBe(0);
    opened.clock.advance(1);
    expect(await eraseDebits(context)).toBe(1);
  });
});
