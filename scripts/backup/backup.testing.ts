import { openSnapshot } from '~db/backup/backup';
import { type Db } from '~db/database';
import { insertMember } from '~db/queries/member';
import { memoryStorage } from '~/providers/storage/memory';
import { memberRow } from '~/testing/rows';
import { TEST_NOW } from '~/testing/with-database';

export const PHOTO = '0123456789abcdefghjkmnpqrs';
export const WORDS = "Ünïcode 😀, a 'quote', a \\ backslash,\na line\u2028and more";

export function sendMessage(db: Db, seq: number, body: string) {
  return db
    .insertInto('message')
    .values({
      tenant_id: db.tenantId,
      conversation_id: 'c',
      seq,
      id: `m${seq}`,
      sender_id: 'anna',
      author_kind: 'member',
      type: 'text',
      body,
      created_at: TEST_NOW + seq,
      delivered_at: null,
      charge: 'free',
    })
    .execute();
}

/** A member with a photo and texts, filling everything that could be lost on the way. */
export async function fill(db: Db) {
  await insertMember(db, memberRow('anna', { about: WORDS, interests: '["1","2"]' }));
  await db
    .insertInto('photo')
    .values({
      tenant_id: db.tenantId,
      id: PHOTO,
      member_id: 'anna',
      status: 'active',
      filename: `${PHOTO}.webp`,
      thumb_filename: `${PHOTO}-thumb.webp`,
      position: 0,
      width: 1,
      height: 1,
      created_at: TEST_NOW,
    })
    .execute();
  await insertMember(db, memberRow('mark'));
  await db
    .insertInto('conversation')
    .values({ tenant_id: db.tenantId, id: 'c', low_id: 'anna', high_id: 'mark', started_by: 'anna', created_at: 1 })
    .execute();
  await sendMessage(db, 1, WORDS);
  const storage = memoryStorage();
  await storage.put(`${db.tenantId}/photos/${PHOTO}.webp`, Buffer.from([0, 1, 10, 255]), 'image/webp');
  await storage.put(`${db.tenantId}/photos/${PHOTO}-thumb.webp`, Buffer.from('thumb'), 'image/webp');
  await storage.put(`${db.tenantId}/photos/erased.webp`, Buffer.from('of no row'), 'image/webp');
  return storage;
}

/** All rows by table and column, in a fixed order. */
export async function everythingOf(url: string): Promise<Record<string, unknown>> {
  const snapshot = await openSnapshot(url);
  const all: Record<string, unknown> = {};
  for (const table of snapshot.tables) {
    const rows: string[] = [];
    for await (const piece of snapshot.read(table)) {
      for (const row of piece) {
        // `search_bits` is computed: by triggers on one database, by the other itself. It is left out of the
        // comparison.
        const named = table.columns.map((column, i) => [column, row[i]] as const).filter(([name]) => name !== 'search_bits'); // prettier-ignore
        rows.push(JSON.stringify(Object.fromEntries(named.sort())));
      }
    }
    if (rows.length > 0) all[table.name] = rows.sort();
  }
  await snapshot.close();
  return all;
}
