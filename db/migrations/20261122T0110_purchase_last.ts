import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

/**
 * Every conversation shows the cost of a message at the price of the last bundle: the query reads one row, however many
 * orders there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'purchase_last', 'purchase', ['tenant_id', 'member_id', 'state', 'completed_at', 'id']);
}
