import type { Tx } from '~db/database';
import { findReceipt, insertDocument, listDocuments } from '~db/queries/document';
import { findOrder } from '~db/queries/order';
import type { DocumentRow } from '~db/schema/document';
import type { OrderRow } from '~db/schema/order';
import type { RefundRow } from '~db/schema/refund';
import type { MemberContext, BrandContext } from '~/server/context/context.server';
import { notFound } from '../billing.errors';
import { methodName } from '../shop/payment-methods.server';
import { documentNumber, yearIn } from './document-number';
import type { LinkedDocument, Seller, ShownDocument } from './shown-document';

/** Issues the receipt of an order that is being completed. The last thing that its transaction does. */
export async function issueReceiptIn(tx: Tx, context: BrandContext, order: OrderRow): Promise<void> {
  const { id, total_minor: total, vat_minor: vat } = order;
  await issueIn(tx, context, order, { id, kind: 'receipt', refund_id: null, total, vat });
}

/**
 * Issues the credit note for money that goes back. Money of a second payment for one order, which never had a receipt,
 * gets none.
 */
export async function issueCreditNoteIn(
  tx: Tx,
  context: BrandContext,
  order: OrderRow,
  refund: Pick<RefundRow, 'id' | 'kind' | 'amount_minor' | 'vat_minor'>,
): Promise<void> {
  if (refund.kind === 'duplicate') return;
  const { id, amount_minor: total, vat_minor: vat } = refund;
  await issueIn(tx, context, order, { id, kind: 'credit_note', refund_id: id, total, vat });
}

/** Issues the receipt that reverses the credit note of a chargeback that was won. */
export async function reverseCreditNoteIn(
  tx: Tx,
  context: BrandContext,
  order: OrderRow,
  refund: Pick<RefundRow, 'id' | 'amount_minor' | 'vat_minor'>,
): Promise<void> {
  const { id: refund_id, amount_minor: total, vat_minor: vat } = refund;
  await issueIn(tx, context, order, { id: context.ids.ulid(), kind: 'receipt', refund_id, total, vat });
}

/** The number of an order's receipt as printed; null for an order from before receipts had numbers. */
export async function findReceiptNumber(context: Pick<BrandContext, 'db'>, orderId: string): Promise<string | null> {
  const receipt = await findReceipt(context.db, orderId);
  return receipt ? documentNumber(receipt) : null;
}

/** The documents of an order, in the order of issue. */
export async function listOrderDocuments(
  context: Pick<BrandContext, 'db'>,
  orderId: string,
): Promise<LinkedDocument[]> {
  const rows = await listDocuments(context.db, orderId);
  return rows.map((row) => ({ id: row.id, kind: row.kind, number: documentNumber(row) }));
}

/**
 * A document of the member's own order: the one with this id, or else its receipt. Throws 404 for those of others and
 * for a number that was never given.
 */
export async function getDocument(
  context: MemberContext,
  orderId: string,
  documentId: string | undefined,
): Promise<ShownDocument> {
  const order = await findOrder(context.db, orderId);
  if (order?.member_id !== context.member.id) throw notFound();
  const all = await listDocuments(context.db, order.id);
  const document = all.find(({ id }) => id === (documentId ?? order.id));
  if (!document) throw notFound();
  const seller = JSON.parse(document.seller) as Seller;
  return {
    kind: document.kind,
    number: documentNumber(document),
    corrects: correctedBy(all, document),
    issuedAt: document.issued_at,
    timeZone: context.tenant.time_zone,
    orderId: order.id,
    buyer: context.member.name,
    brand: context.tenant.name,
    seller,
    whole: document.id === order.id,
    credits: order.credits,
    code: order.discount_code,
    discount: order.discount_minor,
    amount: order.amount_minor,
    fee: order.fee_minor,
    total: document.total,
    vat: document.vat,
    vatRate: order.vat_rate,
    currency: document.currency,
    methodName: methodName(context.texts(context.locale), order.method),
  };
}

/** The number of the document that this one corrects: a credit note its receipt, a later receipt its credit note. */
function correctedBy(all: readonly DocumentRow[], document: DocumentRow): string | null {
  const corrected =
    document.kind === 'credit_note'
      ? all.find(({ kind, refund_id }) => kind === 'receipt' && refund_id === null)
      : all.find(({ kind, refund_id }) => kind === 'credit_note' && refund_id === document.refund_id);
  return corrected ? documentNumber(corrected) : null;
}

async function issueIn(
  tx: Tx,
  context: BrandContext,
  order: OrderRow,
  document: Pick<DocumentRow, 'id' | 'kind' | 'refund_id' | 'total' | 'vat'>,
): Promise<void> {
  const { company, time_zone } = context.tenant;
  const now = context.clock.now();
  const { name, address, city, kvk } = company;
  const seller: Seller = { name, address, city, kvk, vatNumber: vatNumberFor(company, order.country) };
  await insertDocument(tx, {
    ...document,
    company_id: company.id,
    year: yearIn(time_zone, now),
    purchase_id: order.id,
    currency: order.currency,
    seller: JSON.stringify(seller),
    issued_at: now,
  });
}

/** The company's VAT number in the country of the payment, or else in its own, or else its first. */
function vatNumberFor(company: BrandContext['tenant']['company'], country: string): string | null {
  const { vat_numbers: numbers } = company;
  const of = (code: string) => numbers.find((number) => number.startsWith(code));
  return of(country) ?? of(company.country) ?? numbers[0] ?? null;
}
