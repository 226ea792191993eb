import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('notification_setting')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('member_id', c.code(26), (col) => col.notNull())
    .addColumn('frequency', c.code(8), (col) => col.notNull())
    .addColumn('quiet_from', c.int, (col) => col.notNull())
    .addColumn('quiet_until', c.int, (col) => col.notNull())
    .addColumn('time_zone', c.code(60))
    .addColumn('changed_at', c.big, (col) => col.notNull())
    .addPrimaryKeyConstraint('notification_setting_pk', ['tenant_id', 'member_id'])
    .modifyEnd(tableOptions(db))
    .execute();
}
