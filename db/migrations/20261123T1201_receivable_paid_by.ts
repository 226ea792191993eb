import type { Kysely } from 'kysely';
import { addColumn, columnTypes, createIndex } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'receivable', 'paid_by', columnTypes(db).code(26));
  await createIndex(db, 'receivable_paid', 'receivable', ['tenant_id', 'paid_by']);
}
