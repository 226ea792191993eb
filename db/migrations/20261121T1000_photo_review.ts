import type { Kysely } from 'kysely';
import { addColumn, columnTypes, createIndex } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await addColumn(db, 'photo', 'large_filename', c.code(80));
  await addColumn(db, 'photo', 'source_filename', c.code(80));
  await addColumn(db, 'photo', 'rejection', c.code(30));
  await addColumn(db, 'photo', 'reviewed_at', c.big);
  await addColumn(db, 'photo', 'phash', c.code(16));
  await createIndex(db, 'photo_blur', 'photo', ['tenant_id', 'blur_filename']);
}
