import { insertIgnore } from '../dialect';
import type { SystemDb } from '../handle';

const ONLY = 1;

export interface StoredVapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The keys that all servers use; undefined before the first start. */
export async function findVapidKeys(db: SystemDb): Promise<StoredVapidKeys | undefined> {
  return db
    .selectFrom('vapid_key')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .where('id', '=', ONLY)
    .executeTakeFirst();
}

/** Stores the keys unless there are some. Of servers that start at the same time, one wins and all use its keys. */
export async function agreeOnVapidKeys(db: SystemDb, keys: StoredVapidKeys, now: number): Promise<StoredVapidKeys> {
  await insertIgnore(db, 'vapid_key', {
    id: ONLY,
    public_key: keys.publicKey,
    private_key: keys.privateKey,
    created_at: now,
  });
  return (await findVapidKeys(db))!;
}
