import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('session')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('token_hash', c.code(64), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('last_seen_at', c.big, (col) => col.notNull())
    .addColumn('expires_at', c.big, (col) => col.notNull())
    .addColumn('user_agent', c.words(255))
    .addPrimaryKeyConstraint('session_pk', ['tenant_id', 'id'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'session_token', 'session', ['tenant_id', 'token_hash'], { unique: true });
  await createIndex(db, 'session_member', 'session', ['tenant_id', 'member_id', 'last_seen_at']);
  await createIndex(db, 'session_expiry', 'session', ['tenant_id', 'expires_at']);
}
