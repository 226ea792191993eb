import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { columnTypes, createIndex, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('credit_hold')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('id', c.code(26), (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('counterpart_id', c.code(26), (col) => col.notNull())
    .addColumn('reason', c.code(24), (col) => col.notNull())
    .addColumn('amount', c.big, (col) => col.notNull())
    .addColumn('reference', c.code(64), (col) => col.notNull())
    .addColumn('state', c.code(8), (col) => col.notNull())
    .addColumn('created_at', c.big, (col) => col.notNull())
    .addColumn('due_at', c.big, (col) => col.notNull())
    .addColumn('settled_at', c.big)
    .addPrimaryKeyConstraint('credit_hold_pk', ['tenant_id', 'id'])
    .addCheckConstraint('credit_hold_positive', sql`amount > 0`)
    .modifyEnd(tableOptions(db))
    .execute();
  await createIndex(db, 'credit_hold_due', 'credit_hold', ['tenant_id', 'state', 'due_at']);
  await createIndex(db, 'credit_hold_counterpart', 'credit_hold', [
    'tenant_id',
    'counterpart_id',
    'state',
    'member_id',
  ]);
  await createIndex(db, 'credit_hold_reference', 'credit_hold', ['tenant_id', 'reference'], { unique: true });
}
