import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('ended_session')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('token_hash', c.code(64), (col) => col.notNull())
    .addColumn('expires_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('ended_session_pk', ['tenant_id', 'token_hash'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'ended_session_expiry', 'ended_session', ['tenant_id', 'expires_at']);
}
