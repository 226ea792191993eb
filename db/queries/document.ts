import { insertIgnore } from '../dialect';
import type { Db, Own, Tx } from '../handle';
import type { DocumentRow, NewDocument } from '../schema/document';

/**
 * Writes a document with the next number of its company and year. The counter stays locked until the transaction ends,
 * and its change is rolled back with it: this is why no number is ever missing. Call it last, because every other sale
 * of the company waits.
 */
export async function insertDocument(tx: Tx, row: Own<Omit<NewDocument, 'number'>>): Promise<DocumentRow> {
  const number = await nextNumber(tx, row.company_id, row.year);
  const document = { ...row, number, refund_id: row.refund_id ?? null, tenant_id: tx.tenantId };
  await tx.insertInto('document').values(document).execute();
  return document;
}

/** The receipt of an order; none for an order from before receipts had numbers. */
export function findReceipt(db: Db, orderId: string): Promise<DocumentRow | undefined> {
  return documents(db)
    .where('purchase_id', '=', orderId)
    .where('kind', '=', 'receipt')
    .where('refund_id', 'is', null)
    .executeTakeFirst();
}

/** The documents of an order in the order of issue. */
export function listDocuments(db: Db, orderId: string): Promise<DocumentRow[]> {
  return documents(db).where('purchase_id', '=', orderId).orderBy('issued_at').orderBy('number').execute();
}

async function nextNumber(tx: Tx, company: string, year: number): Promise<number> {
  if (!(await countUp(tx, company, year))) {
    await insertIgnore(tx, 'document_counter', { company_id: company, year, last: 0 });
    if (!(await countUp(tx, company, year))) throw new Error(`${company} has no series of documents for ${year}`);
  }
  const { last } = await tx
    .selectFrom('document_counter')
    .select('last')
    .where('company_id', '=', company)
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return last;
}

async function countUp(tx: Tx, company: string, year: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document_counter')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .where('company_id', '=', company)
    .where('year', '=', year)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const documents = (db: Db) => db.selectFrom('document').selectAll().where('tenant_id', '=', db.tenantId);
