import type { Database } from '~db/database';
import { agreeOnVapidKeys, findVapidKeys } from '~db/queries/vapid-key';
import type { Config } from '~/config/config';
import { makeVapidKeys, type VapidKeys } from '~/providers/push/web-push';
import type { Clock } from '~/server/context/clock';

const REASON = 'all brands and servers sign push messages with the same keys';

/** The operator's keys, or those of the database, which the first of all servers to start has made. */
export async function vapidKeys(config: Pick<Config, 'vapid'>, database: Database, clock: Clock): Promise<VapidKeys> {
  if (config.vapid) return config.vapid;
  const db = database.system(REASON);
  return (await findVapidKeys(db)) ?? agreeOnVapidKeys(db, makeVapidKeys(), clock.now());
}

/** The same keys for a command, which makes none. */
export async function knownVapidKeys(config: Pick<Config, 'vapid'>, database: Database): Promise<VapidKeys | null> {
  return config.vapid ?? (await findVapidKeys(database.system(REASON)).catch(() => undefined)) ?? null;
}
