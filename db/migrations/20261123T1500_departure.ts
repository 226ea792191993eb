import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('departure')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('code_hash', c.code(43), (col) => col.notNull())
    .addColumn('member_id', c.code(26))
    .addColumn('reason', c.code(20))
    .addColumn('words', c.text)
    .addColumn('left_at', c.big, (col) => col.notNull())
    .addColumn('erase_at', c.big, (col) => col.notNull())
    .addColumn('erased_at', c.big)
    .addColumn('seq', c.int)
    .addColumn('chain_hash', c.code(64))
    .addPrimaryKeyConstraint('departure_pk', ['tenant_id', 'code_hash'])
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'departure_member', 'departure', ['tenant_id', 'member_id'], { unique: true });
  await createIndex(db, 'departure_seq', 'departure', ['tenant_id', 'seq'], { unique: true });
}
