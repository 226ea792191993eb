import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

/** The badge of every page: of thousands of conversations it reads those with something unread. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'participant_unread', 'participant', [
    'tenant_id',
    'member_id',
    'visible',
    'unread_count',
    'other_member_id',
  ]);
}
