import type { Db, Own } from '../handle';
import { insertIgnore } from '../dialect';
import type { NewPushSubscription, PushSubscriptionRow } from '../schema/push';

type Written = Omit<Own<NewPushSubscription>, 'last_success_at' | 'failures' | 'wait_until'>;

/**
 * Stores the subscription. A browser has one: if its endpoint is known, the row gets the new member, session and keys.
 * Anyone who names an endpoint must know its keys to take it over from another member.
 */
export async function saveSubscription(db: Db, row: Written): Promise<'made' | 'renewed' | 'taken'> {
  const fresh = { last_success_at: null, failures: 0, wait_until: null };
  if (await insertIgnore(db, 'push_subscription', { ...row, ...fresh, tenant_id: db.tenantId })) return 'made';
  const { member_id, session_id, p256dh, auth, user_agent } = row;
  const renewed = await db
    .updateTable('push_subscription')
    .set({ member_id, session_id, p256dh, auth, user_agent, failures: 0 })
    .where('tenant_id', '=', db.tenantId)
    .where('endpoint_hash', '=', row.endpoint_hash)
    .where((eb) => eb.or([eb('member_id', '=', member_id), eb('auth', '=', auth)]))
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n ? 'renewed' : 'taken';
}

/** The newest first. */
export function listSubscriptions(db: Db, memberId: string): Promise<PushSubscriptionRow[]> {
  return subscriptions(db)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findSubscription(db: Db, id: string): Promise<PushSubscriptionRow | undefined> {
  return subscriptions(db).where('id', '=', id).executeTakeFirst();
}

export async function noteDelivered(db: Db, id: string, now: number): Promise<void> {
  await patch(db, id, { last_success_at: now, failures: 0, wait_until: null });
}

/** Counts a refused message; from the `most`th in a row on the subscription is deleted. */
export async function noteRefused(db: Db, id: string, most: number): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('failures', '>=', most - 1)
    .execute();
  await db
    .updateTable('push_subscription')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}

export async function noteWait(db: Db, id: string, until: number): Promise<void> {
  await patch(db, id, { wait_until: until });
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('tenant_id', '=', db.tenantId).where('id', '=', id).execute();
}

/** Ends the subscription of a browser if it is the member's own. */
export async function deleteEndpoint(db: Db, memberId: string, endpointHash: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('tenant_id', '=', db.tenantId)
    .where('member_id', '=', memberId)
    .where('endpoint_hash', '=', endpointHash)
    .execute();
}

/** Ends the subscriptions of one session, or with `exceptSession` those of all others, or all of the member. */
export async function deleteSubscriptionsOf(
  db: Db,
  memberId: string,
  which: { session?: string; exceptSession?: string } = {},
): Promise<void> {
  let query = db.deleteFrom('push_subscription').where('tenant_id', '=', db.tenantId).where('member_id', '=', memberId);
  if (which.session !== undefined) query = query.where('session_id', '=', which.session);
  if (which.exceptSession !== undefined) query = query.where('session_id', '!=', which.exceptSession);
  await query.execute();
}

/** Ends the subscriptions of these sessions, whose members are not looked at. */
export async function deleteSubscriptionsIn(db: Db, sessionIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('tenant_id', '=', db.tenantId)
    .where('session_id', 'in', sessionIds)
    .execute();
}

async function patch(db: Db, id: string, set: Partial<Omit<PushSubscriptionRow, 'tenant_id' | 'id'>>): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set(set)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}

const subscriptions = (db: Db) => db.selectFrom('push_subscription').selectAll().where('tenant_id', '=', db.tenantId);
