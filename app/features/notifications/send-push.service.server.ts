import { transaction } from '~db/database';
import { insertOutbox } from '~db/queries/outbox';
import {
  deleteSubscription,
  listSubscriptions,
  noteDelivered,
  noteRefused,
  noteWait,
} from '~db/queries/push-subscription';
import type { PushSubscriptionRow } from '~db/schema/push';
import { Rejected } from '~/providers/provider-errors';
import { SubscriptionGone, TryLater } from '~/providers/push/push-port';
import type { BrandContext } from '~/server/context/context.server';
import { payloadOf, topicOf, type PushMessage } from './push-payload.server';

export type { PushMessage } from './push-payload.server';

/** A message for one browser that could not be sent yet. */
export interface PushRetryPayload {
  member_id: string;
  subscription_id: string;
  message: PushMessage;
  written_at: number;
}

export const PUSH_RETRY = 'notifications.push-retry';

const HOUR_MS = 3_600_000;
/** What is not delivered within this time is not worth interrupting anybody. */
const WORTH_MS = { default: 24 * HOUR_MS, new_messages: 48 * HOUR_MS, weekly_updates: 72 * HOUR_MS } as const;
/** After so many refusals in a row a browser is given up; with other keys, for example, all are refused. */
const MOST_REFUSED = 5;
const FIRST_PAUSE_MS = 30_000;

const worthMs = (type: string): number => (WORTH_MS as Record<string, number>)[type] ?? WORTH_MS.default;

/**
 * Sends the message to every browser of the member. Whatever cannot be delivered now is tried again by the outbox, for
 * that browser alone; subscriptions that have ended are deleted. Returns how many browsers have it or will get it: 0 means
 * that the member has none. Throws only if the database fails.
 */
export async function sendPushTo(context: BrandContext, memberId: string, message: PushMessage): Promise<number> {
  if (!isPushOn(context)) return 0;
  const subscriptions = await listSubscriptions(context.db, memberId);
  const now = context.clock.now();
  const results = await Promise.all(
    subscriptions.map(async (subscription) => {
      const result = await pushToBrowser(context, subscription, message, now);
      if (result.kind === 'later') await putOff(context, subscription, message, { writtenAt: now, dueAt: result.at });
      return result.kind !== 'ended';
    }),
  );
  return results.filter(Boolean).length;
}

/** Whether this brand sends push notifications, and this server can. */
export function isPushOn({ tenant, ports }: Pick<BrandContext, 'tenant' | 'ports'>): boolean {
  return tenant.features.push_notifications && ports.push !== null;
}

export type PushResult = { kind: 'sent' | 'ended' } | { kind: 'later'; at: number; reason: Error };

/** Sends the message to one browser. */
export async function pushToBrowser(
  context: BrandContext,
  to: PushSubscriptionRow,
  message: PushMessage,
  writtenAt: number,
): Promise<PushResult> {
  const { db, clock, log } = context;
  const now = clock.now();
  const leftMs = writtenAt + worthMs(message.type) - now;
  if (leftMs <= 0) return { kind: 'ended' };
  if (to.wait_until !== null && to.wait_until > now)
    return { kind: 'later', at: to.wait_until, reason: new Error('the push service asked for a pause') };
  try {
    await context.ports.push!.send(to, {
      payload: payloadOf(context, message),
      seconds: Math.ceil(leftMs / 1000),
      topic: topicOf(message.tag),
      urgency: message.type === 'new_messages' || message.type === 'new_conversations' ? 'high' : 'normal',
      contact: `mailto:${context.tenant.support_email}`,
    });
  } catch (error) {
    if (error instanceof SubscriptionGone) {
      await deleteSubscription(db, to.id);
      return { kind: 'ended' };
    }
    if (error instanceof TryLater) {
      if (error.afterMs === undefined) return { kind: 'later', at: now, reason: error };
      await noteWait(db, to.id, now + error.afterMs);
      return { kind: 'later', at: now + error.afterMs, reason: error };
    }
    if (!(error instanceof Rejected)) throw error;
    log.warn({ err: error, subscription: to.id }, 'a push service refused a message');
    await noteRefused(db, to.id, MOST_REFUSED);
    return { kind: 'ended' };
  }
  await noteDelivered(db, to.id, now);
  return { kind: 'sent' };
}

/** The outbox sends the message to this browser at `dueAt`. */
export async function putOff(
  context: BrandContext,
  { id, member_id }: PushSubscriptionRow,
  message: PushMessage,
  { writtenAt, dueAt }: { writtenAt: number; dueAt: number },
): Promise<void> {
  const now = context.clock.now();
  const payload: PushRetryPayload = { member_id, subscription_id: id, message, written_at: writtenAt };
  await transaction(context.db, (tx) =>
    insertOutbox(tx, {
      id: context.ids.ulid(),
      topic: PUSH_RETRY,
      payload: JSON.stringify(payload),
      created_at: now,
      due_at: Math.max(dueAt, now + FIRST_PAUSE_MS),
    }),
  );
}
