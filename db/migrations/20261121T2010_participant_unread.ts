import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

/** For the badge on every page: of thousands of conversations the query reads only those with unread messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'participant_unread', 'participant', [
    'tenant_id',
    'member_id',
    'visible',
    'unread_count',
    'other_member_id',
  ]);
}
