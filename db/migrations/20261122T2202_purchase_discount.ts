import type { Kysely } from 'kysely';
import { addNumber } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addNumber(db, 'purchase', 'discount_minor');
}
