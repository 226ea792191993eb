import { findMember } from '~db/queries/member';
import { listSentBatch } from '~db/queries/notification';
import { findSubscription } from '~db/queries/push-subscription';
import { notificationTypes } from '~/contract/notification-types';
import type { BrandContext } from '~/server/context/context.server';
import { decideDeliveries } from '../decide';
import { LATE_MS } from '../decide-again.service.server';
import { findHappenings } from '../happenings.server';
import { isAboutPeople } from '../notify.service.server';
import { isEmpty } from '../people-mail';
import { findSituation } from '../situation.server';
import { pushToBrowser, isPushOn, putOff, type PushMessage, type PushRetryPayload } from '../send-push.service.server';

/** The outbox handler: the same message again, unless it is too old or the browser has unsubscribed. */
export async function retryPush(context: BrandContext, payload: PushRetryPayload): Promise<void> {
  const { subscription_id, member_id, message, written_at } = payload;
  if (!isPushOn(context)) return;
  const subscription = await findSubscription(context.db, subscription_id);
  // Another member may use the browser now.
  if (subscription?.member_id !== member_id) return;
  const now = context.clock.now();
  if (now - written_at > LATE_MS) {
    const at = await timeAgain(context, payload);
    if (at === null) return;
    if (at > now) return putOff(context, subscription, message, { writtenAt: written_at, dueAt: at });
  }
  const result = await pushToBrowser(context, subscription, message, written_at);
  if (result.kind !== 'later') return;
  // The push service named a time, which the pauses of the outbox do not know.
  if (result.at > now) return putOff(context, subscription, message, { writtenAt: written_at, dueAt: result.at });
  throw result.reason;
}

/**
 * When a message that has waited for long is sent to this browser: now, after the quiet hours, or (null) no more, because
 * the member was here since, has read it, switched it off, or gets an e-mail instead. Other browsers may have it already,
 * so it is not taken back, and it counts for the day on which it was written.
 */
async function timeAgain(
  context: BrandContext,
  { member_id, message, written_at }: PushRetryPayload,
): Promise<number | null> {
  const { db } = context;
  const member = await findMember(db, member_id);
  if (member?.status !== 'active') return null;
  const situation = await findSituation(db, context, member);
  if (situation.lastSeenAt > written_at || !(await isStillTrue(context, member_id, message))) return null;
  const type = notificationTypes.find((known) => known === message.type);
  if (!type) return situation.now;
  const item = { type, subject: '', createdAt: written_at, pushedAt: null };
  const [verdict] = decideDeliveries({ ...situation, sentToday: { mail: 0, push: 0 } }, [item]);
  if (verdict?.kind === 'wait') return verdict.until;
  return verdict?.kind === 'push' ? situation.now : null;
}

async function isStillTrue(context: BrandContext, memberId: string, { batch, type }: PushMessage): Promise<boolean> {
  if (batch === undefined || !isAboutPeople(type)) return true;
  const rows = await listSentBatch(context.db, memberId, batch);
  return !isEmpty(await findHappenings(context, memberId, rows));
}
