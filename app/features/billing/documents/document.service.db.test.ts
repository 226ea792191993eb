import { expect, it } from 'vitest';
import { transaction } from '~db/database';
import { insertDocument } from '~db/queries/document';
import { findOrder, lockOrder } from '~db/queries/order';
import { findRefund } from '~db/queries/refund';
import { as, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { appError, makeBuyer, orderBundle, settle, type Buyer } from '../billing.testing';
import { recordPaymentEvent } from '../payments/record-payment-event.service.server';
import { reportOrder } from '../status/order-report.service.server';
import { chargeBackIn, chargebackWonIn } from '../returning/chargeback.service.server';
import { returnOrder } from '../returning/return.service.server';
import { findReceiptNumber, getDocument, issueCreditNoteIn, issueReceiptIn } from './document.service.server';

/** The numbers of a series, over all brands, in order. */
async function numbersOf({ database }: OpenDatabase, year = 2026): Promise<number[]> {
  const db = database.system('a test reads the series of a company, which spans its brands');
  const rows = await db
    .selectFrom('document')
    .select('number')
    .where('company_id', '=', 'acme')
    .where('year', '=', year)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

async function buy(context: Buyer, requestKey = 'key-0000000001') {
  const placed = await orderBundle(context, { requestKey });
  await settle(context, placed.reference, 'paid');
  return placed;
}

const giveBack = (context: Buyer, orderId: string) =>
  returnOrder(context, {
    orderId,
    requestKey: 'return-1',
    kind: 'return',
    actor: { actor_kind: 'member', actor_id: context.member.id },
  });

withDatabase('receipts and credit notes', (open) => {
  it('are numbered without gaps when twenty orders of two brands of a company are completed at once', async () => {
    const opened = await open();
    const orders = [];
    for (const n of upTo(20)) {
      const context = await makeBuyer(opened, { brand: n % 2 ? 1 : 2 });
      orders.push({ context, ...(await orderBundle(context)) });
    }
    await Promise.all(orders.map(({ context, reference }) => settle(context, reference, 'paid')));
    expect(await numbersOf(opened)).toEqual(upTo(20));
  });

  it('leave no gap when a transaction fails after its number was taken', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    await buy(context);
    const { order } = await orderBundle(context, { requestKey: 'key-0000000002' });
    const failed = transaction(context.db, async (tx) => {
      await issueReceiptIn(tx, context, order);
      throw new Error('the disk is full');
    });
    await expect(failed).rejects.toThrow('the disk is full');
    await buy(context, 'key-0000000003');
    expect(await numbersOf(opened)).toEqual([1, 2]);
  });

  it('negative control: a number taken in a transaction of its own leaves a gap, which the test would see', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    await buy(context);
    const own = { id: 'lost', company_id: 'acme', year: 2026, kind: 'receipt', purchase_id: 'x', total: 1 } as const;
    const rest = { refund_id: null, vat: 0, currency: 'EUR', seller: '{}', issued_at: 0 };
    await transaction(context.db, (tx) => insertDocument(tx, { ...own, ...rest }));
    await context.db.deleteFrom('document').where('tenant_id', '=', 1).where('id', '=', 'lost').execute();
    await buy(context, 'key-0000000002');
    expect(await numbersOf(opened)).not.toEqual(upTo(2));
  });

  it('begin at 1 in each year and company', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    await buy(context);
    opened.clock.advance(Date.UTC(2026, 11, 31, 23, 30) - opened.clock.now());
    const { order } = await buy(context, 'key-0000000002');
    expect(await numbersOf(opened)).toEqual([1]);
    expect(await findReceiptNumber(context, order.id)).toBe('2027-000001');
    const other = { ...context, tenant: { ...context.tenant, company: { ...context.tenant.company, id: 'zenith' } } };
    const elsewhere = await buy(other, 'key-0000000003');
    expect(await findReceiptNumber(context, elsewhere.order.id)).toBe('2027-000001');
  });

  it('show the seller of the day of issue, its VAT number, the lines and the tax', async () => {
    const context = await makeBuyer(await open());
    const { order } = await buy(context);
    const moved = { ...context.tenant.company, address: 'Nieuwe Gracht 2' };
    const later = { ...context, tenant: { ...context.tenant, company: moved } };
    expect(await getDocument(later, order.id, undefined)).toMatchObject({
      kind: 'receipt',
      number: '2026-000001',
      corrects: null,
      buyer: context.member.name,
      seller: { name: 'Acme Dating B.V.', address: 'Teststraat 1', vatNumber: context.tenant.company.vat_numbers[0] },
      credits: 100,
      total: 1000,
      vat: 174,
      vatRate: 2100,
    });
    expect((await reportOrder(context, order.id)).documents).toEqual([
      { id: order.id, kind: 'receipt', number: '2026-000001' },
    ]);
  });

  it.each([
    ['BE', 'BE0000000009'],
    ['NL', 'NL000000009B01'],
    // No number there: that of the country of the company, wherever it stands in its list.
    ['DE', 'NL000000009B01'],
  ])('in %s the VAT number of the seller is %s', async (country, vatNumber) => {
    const context = await makeBuyer(await open());
    const { order } = await orderBundle(context);
    const company = { ...context.tenant.company, vat_numbers: ['FR00000000009', 'BE0000000009', 'NL000000009B01'] };
    const seller = { ...context, tenant: { ...context.tenant, company } };
    await transaction(context.db, (tx) => issueReceiptIn(tx, seller, { ...order, country }));
    expect((await getDocument(seller, order.id, undefined)).seller.vatNumber).toBe(vatNumber);
  });

  it('of others do not exist, nor does the number of an order from before', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order } = await buy(context);
    const missing = appError('errors.page-not-found', 404);
    const stranger = as(context, await makeMember(context));
    await expect(getDocument(stranger, order.id, undefined)).rejects.toEqual(missing);
    await expect(getDocument(await makeBuyer(opened, { brand: 2 }), order.id, undefined)).rejects.toEqual(missing);
    await expect(getDocument(context, order.id, 'another')).rejects.toEqual(missing);
    await context.db.deleteFrom('document').where('tenant_id', '=', 1).execute();
    await expect(getDocument(context, order.id, undefined)).rejects.toEqual(missing);
    expect(await findReceiptNumber(context, order.id)).toBeNull();
    expect((await reportOrder(context, order.id)).documents).toEqual([]);
  });

  it('a return gets a credit note in the same series, once', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order } = await buy(context);
    const refund = await giveBack(context, order.id);
    await giveBack(context, order.id);
    expect(await numbersOf(opened)).toEqual([1, 2]);
    expect(await getDocument(context, order.id, refund.id)).toMatchObject({
      kind: 'credit_note',
      number: '2026-000002',
      corrects: '2026-000001',
      whole: false,
      total: 1000,
      vat: 174,
    });
  });

  it('a chargeback gets a credit note, and one that was won a receipt that reverses it', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order, payment } = await buy(context);
    const inTransaction = (work: typeof chargeBackIn) =>
      transaction(context.db, async (tx) => {
        const locked = (await lockOrder(tx, order.id))!;
        return work(tx, context, { order: locked, payment, reference: 'dispute-1', amountMinor: 1000 });
      });
    await inTransaction(chargeBackIn);
    await inTransaction(chargeBackIn);
    await inTransaction(chargebackWonIn);
    expect(await shownNumbers(context, order.id)).toEqual([
      'receipt 2026-000001',
      'credit_note 2026-000002',
      'receipt 2026-000003',
    ]);
    const { documents } = await reportOrder(context, order.id);
    expect(await getDocument(context, order.id, documents[2]!.id)).toMatchObject({ corrects: '2026-000002' });
  });

  it('a refund that somebody made at the provider gets a credit note', async () => {
    const context = await makeBuyer(await open());
    const { order, payment, reference } = await buy(context);
    await recordPaymentEvent(context, 'memory', {
      kind: 'refund',
      eventId: 'event-refund',
      providerReference: reference,
      paymentId: payment.id,
      reference: 'refund-1',
      state: 'done',
      amountMinor: 400,
      currency: 'EUR',
      occurredAt: context.clock.now(),
    });
    expect(await shownNumbers(context, order.id)).toEqual(['receipt 2026-000001', 'credit_note 2026-000002']);
  });

  it('money of a second payment for one order gets no credit note, because it had no receipt', async () => {
    const opened = await open();
    const context = await makeBuyer(opened);
    const { order } = await buy(context);
    const refund = await giveBack(context, order.id);
    const twice = { ...(await findRefund(context.db, refund.id))!, id: 'duplicate-1', kind: 'duplicate' as const };
    const row = (await findOrder(context.db, order.id))!;
    await transaction(context.db, (tx) => issueCreditNoteIn(tx, context, row, twice));
    expect(await numbersOf(opened)).toEqual([1, 2]);
  });
});

async function shownNumbers(context: TestContext & Buyer, orderId: string): Promise<string[]> {
  const { documents } = await reportOrder(context, orderId);
  return documents.map(({ kind, number }) => `${kind} ${number}`);
}
