import { expect, it } from 'vitest';
import { findDirectDebit } from '~db/queries/direct-debit';
import { listOrders } from '~db/queries/order';
import { memoryPayments } from '~/providers/payment/memory';
import { Unavailable } from '~/providers/provider-errors';
import { withDatabase } from '~/testing/with-database';
import { appError, expectSoundLedger, launchCode, makeBuyer, meanwhile, ordered, settle } from '../billing.testing';
import { placeOrder } from '../checkout/order.service.server';
import { findBalance } from '../ledger/ledger.service.server';
import {
  aDebitForm,
  codeIn,
  debit,
  GERMAN_IBAN,
  IBAN,
  makeDebtor,
  nextKey,
  typedDebit,
  type Changes,
} from './direct-debit.testing';
import { askForCode, quoteDebit, orderByDebit, type DebitOutcome } from './direct-debit.service.server';

withDatabase('an order by direct debit', (open) => {
  const debtor = async (rules: object = {}) => makeDebtor(await open(), rules);

  // covers S2-142 S3-098 S3-099 S3-100 S3-101 S3-102 S3-103 S3-104 S3-105
  it('is placed with the right code, debits the account, and is credited when the money has arrived', async () => {
    const context = await debtor();
    const outcome = await debit(context);
    const { order, reference } = await ordered(context, typedDebit.request_key);
    expect(outcome).toEqual({ ok: true, location: `/transactions/${order.id}` });
    expect(order).toMatchObject({ method: 'directdebit', total_minor: 1000, state: 'pending' });
    expect(await context.payments.status(reference)).toMatchObject({ state: 'pending', amountMinor: 1000 });
    const mandate = await findDirectDebit(context.db, order.id);
    expect(mandate).toMatchObject({
      mandate_reference: order.id.toUpperCase(),
      creditor_id: context.tenant.company.creditor_id,
      iban_last4: '4300',
      collect_on: '2026-11-24',
    });
    expect(JSON.parse(mandate!.details!)).toEqual({
      account_holder: 'Anna de Vries',
      street: 'Verzonnenkade',
      house_number: '12-b',
      zip: '1000 AA',
      city: 'Amsterdam',
      phone: '+31612345678',
    });
    await settle(context, reference, 'pending');
    expect((await ordered(context, typedDebit.request_key)).order.state).toBe('processing');
    expect(await findBalance(context.db, context.member.id)).toBe(0);
    await settle(context, reference, 'paid');
    expect(await findBalance(context.db, context.member.id)).toBe(100);
    await expectSoundLedger(context);
  });

  it('stores and logs no IBAN', async () => {
    const opened = await open();
    const context = await makeDebtor(opened);
    await debit(context);
    const tables = ['direct_debit', 'purchase', 'payment', 'payment_event', 'sms_code', 'outbox', 'audit'] as const;
    for (const table of tables) {
      const rows = await context.db.selectFrom(table).selectAll().where('tenant_id', '=', 1).execute();
      expect([table, JSON.stringify(rows).includes(IBAN.slice(4))]).toEqual([table, false]);
    }
    expect(JSON.stringify(context.logged)).not.toContain('0417164300');
    expect(JSON.stringify(context.sms.sent)).not.toContain('0417164300');
  });

  it('needs the code: a wrong one, none, one for another account or one used before orders nothing', async () => {
    const context = await debtor({ orders_per_day: 5, amount_per_day: 100_00 });
    await askForCode(context, aDebitForm());
    const code = codeIn(context);
    const wrong = code === '111111' ? '222222' : '111111';
    const order = (changes: Changes) => orderByDebit(context, aDebitForm(changes), null);
    expect(await order({ otp: wrong })).toEqual({ ok: false, wrong: 'billing.debit-code-invalid' });
    expect(await order({ intent: 'order' })).toEqual({ ok: false, wrong: 'billing.debit-code-invalid' });
    expect(await order({ otp: code, iban: GERMAN_IBAN })).toEqual({ ok: false, wrong: 'billing.debit-code-spent' });
    expect(await order({ otp: code, bundle: '300', total: '2500' })).toMatchObject({ ok: false });
    expect(await listOrders(context.db, context.member.id, { limit: 5 })).toEqual([]);
    expect(await order({ otp: code })).toMatchObject({ ok: true });
    expect(await order({ otp: code, ...nextKey(2) })).toEqual({ ok: false, wrong: 'billing.debit-code-spent' });
    expect(await listOrders(context.db, context.member.id, { limit: 5 })).toHaveLength(1);
  });

  it('is one order for one code on two devices, and one for a double click', async () => {
    const context = await debtor({ orders_per_day: 5, amount_per_day: 100_00 });
    await askForCode(context, aDebitForm());
    const form = aDebitForm({ otp: codeIn(context) });
    const twice = await Promise.all([orderByDebit(context, form, null), orderByDebit(context, form, null)]);
    expect(twice[0]).toEqual(twice[1]);
    await askForCode(context, aDebitForm({ phone: '06 87654321' }));
    const devices = [2, 3].map((n) =>
      orderByDebit(context, aDebitForm({ otp: codeIn(context), phone: '06 87654321', ...nextKey(n) }), null).catch(
        (error: unknown) => error,
      ),
    );
    const outcomes = (await Promise.all(devices)) as { ok?: boolean }[];
    expect(outcomes.filter(({ ok }) => ok === true)).toHaveLength(1);
    expect(await listOrders(context.db, context.member.id, { limit: 5 })).toHaveLength(2);
  });

  it('is one order for a double click, also when the first click has reserved its discount code', async () => {
    const context = await debtor({ orders_per_day: 5, amount_per_day: 100_00 });
    await launchCode(context);
    const discounted = { discount_code: 'SPRING', total: '900' };
    await askForCode(context, aDebitForm(discounted));
    const form = aDebitForm({ ...discounted, otp: codeIn(context) });
    let first: DebitOutcome | undefined;
    const late = meanwhile(context, async () => (first ??= await orderByDebit(context, form, null)));
    const second = await orderByDebit(late, form, null);
    expect(second).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(await listOrders(context.db, context.member.id, { limit: 5 })).toHaveLength(1);
  });

  it('is never placed without this form, at another price, or where it is not offered', async () => {
    const context = await debtor();
    const seen = { bundleId: '100', total: 1000, currency: 'EUR', country: 'NL', code: '', next: null };
    const direct = placeOrder(context, { ...seen, methodId: 'directdebit', requestKey: 'key-0000000009' });
    await expect(direct).rejects.toEqual(appError('errors.page-not-found', 404));
    await expect(askForCode(context, aDebitForm({ total: '999' }))).rejects.toEqual(
      appError('billing.price-changed', 409),
    );
    const elsewhere = await makeBuyer(await open());
    await expect(askForCode(elsewhere, aDebitForm())).rejects.toEqual(appError('errors.page-not-found', 404));
    await expect(quoteDebit(context, 'none', null)).rejects.toEqual(appError('errors.page-not-found', 404));
  });

  it('is closed where no text messages are sent', async () => {
    const context = await debtor();
    context.ports = { ...context.ports, sms: null };
    expect(await quoteDebit(context, '100', null)).toMatchObject({ open: false });
    await expect(askForCode(context, aDebitForm())).rejects.toEqual(appError('billing.payments-unavailable', 503));
  });

  it('is continued under the same key, without another code, if the provider did not respond', async () => {
    const context = await debtor();
    context.payments.failWith(new Unavailable('memory', 'down'));
    await expect(debit(context)).rejects.toEqual(appError('billing.provider-unavailable', 503));
    context.payments.failWith(undefined);
    const again = aDebitForm({ otp: codeIn(context) });
    expect(await orderByDebit(context, again, null)).toMatchObject({ ok: true });
    expect((await ordered(context, typedDebit.request_key)).reference).toMatch(/^mem_/);
    // The key stands for this account: nobody else's is debited under it.
    const other = aDebitForm({ otp: codeIn(context), iban: GERMAN_IBAN });
    await expect(orderByDebit(context, other, null)).rejects.toEqual(appError('billing.request-key-reused', 409));
  });

  it('is not given to another provider if the first is silent, which may debit the account', async () => {
    const opened = await open();
    const context = await makeDebtor(opened);
    const second = memoryPayments({ clock: opened.clock, ids: opened.ids, name: 'second' });
    const accounts = ['memory', 'second'].map((account) => ({
      account,
      kind: 'sandbox' as const,
      webhook_secrets: [],
    }));
    context.tenant = { ...context.tenant, payment_providers: accounts };
    context.ports = { ...context.ports, payments: new Map([['memory', context.payments], ['second', second]]) }; // prettier-ignore
    context.payments.failWith(new Unavailable('memory', 'silent'));
    await expect(debit(context)).rejects.toEqual(appError('billing.provider-unavailable', 503));
    const payments = await context.db.selectFrom('payment').select('provider').where('tenant_id', '=', 1).execute();
    expect(payments).toEqual([{ provider: 'memory' }]);
  });
});
