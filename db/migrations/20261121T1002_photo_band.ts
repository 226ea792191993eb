import type { Kysely } from 'kysely';
import { columnTypes, tableOptions } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await db.schema
    .createTable('photo_band')
    .ifNotExists()
    .addColumn('tenant_id', c.int, (col) => col.notNull())
    .addColumn('band', c.code(5), (col) => col.notNull())
    .addColumn('photo_id', c.code(26), (col) => col.notNull())
    .addPrimaryKeyConstraint('photo_band_pk', ['tenant_id', 'band', 'photo_id'])
    .modifyEnd(tableOptions(db, { clustered: true }))
    .execute();
}
