import type { Kysely } from 'kysely';
import { createIndex } from '../dialect';

/** What strangers did is forgotten sooner than the rest: it is found without reading the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'audit_action', 'audit', ['tenant_id', 'action', 'at']);
}
