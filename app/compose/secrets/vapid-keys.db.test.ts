import { expect, it } from 'vitest';
import { withDatabase } from '~/testing/with-database';
import { knownVapidKeys, vapidKeys } from './vapid-keys.server';

withDatabase('the keys for push notifications', (open) => {
  it('are made once, and servers that start at the same time agree', async () => {
    const { database, clock } = await open();
    expect(await knownVapidKeys({ vapid: null }, database)).toBeNull();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => vapidKeys({ vapid: null }, database, clock)),
    );
    for (const other of others) expect(other).toEqual(first);
    expect(await vapidKeys({ vapid: null }, database, clock)).toEqual(first);
    expect(await knownVapidKeys({ vapid: null }, database)).toEqual(first);
  });

  it('are those of the environment if it has any', async () => {
    const { database, clock } = await open();
    const vapid = { publicKey: 'p', privateKey: 's' };
    expect(await vapidKeys({ vapid }, database, clock)).toBe(vapid);
    expect(await knownVapidKeys({ vapid: null }, database)).toBeNull();
  });
});
