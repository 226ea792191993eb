import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

/** Every conversation tells what a message costs at the price of the last bundle: one row, however many were bought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'purchase_last', 'purchase', ['tenant_id', 'member_id', 'state', 'completed_at', 'id']);
}
