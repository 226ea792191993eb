import { createHash } from 'node:crypto';
import { transaction } from '~db/database';
import { deleteEndpoint, deleteSubscription, listSubscriptions, saveSubscription } from '~db/queries/push-subscription';
import { isMember } from '~/contract/actor';
import type { PushResponse } from '~/contract/push';
import type { MemberContext } from '~/server/context/context.server';
import { pushClosed, pushEndpoint } from './push.errors';
import type { PushBody } from './push.schema.server';
import { isPushOn } from '../send-push.service.server';

/** A member with more browsers than this loses the oldest. */
const MOST_BROWSERS = 10;

/** POST /api/user.php?push=1: stores the subscription of this browser, or ends it. Safe to repeat. */
export async function changeSubscription(context: MemberContext, body: PushBody): Promise<PushResponse> {
  const { member, limits, tenant } = context;
  await limits.push.take(`${tenant.id}|${member.id}`);
  if (body.subscription) await subscribe(context, body.subscription);
  const replaces = body.previous !== undefined && body.previous !== body.subscription?.endpoint;
  if (replaces) await deleteEndpoint(context.db, member.id, hashEndpoint(body.previous!));
  return { push: { subscribed: body.subscription !== null } };
}

async function subscribe(context: MemberContext, subscription: NonNullable<PushBody['subscription']>): Promise<void> {
  const { db, ids, clock, member, viewer, userAgent, ports } = context;
  if (!isPushOn(context)) throw pushClosed();
  if (!ports.push!.accepts(subscription.endpoint)) throw pushEndpoint();
  if (!isMember(viewer)) return;
  const row = {
    id: ids.ulid(),
    member_id: member.id,
    session_id: viewer.sessionId,
    endpoint_hash: hashEndpoint(subscription.endpoint),
    endpoint: subscription.endpoint,
    p256dh: subscription.keys.p256dh,
    auth: subscription.keys.auth,
    user_agent: userAgent || null,
    created_at: clock.now(),
  };
  await transaction(db, async (tx) => {
    if ((await saveSubscription(tx, row)) === 'taken') throw pushEndpoint();
    const all = await listSubscriptions(tx, member.id);
    for (const { id } of all.slice(MOST_BROWSERS)) await deleteSubscription(tx, id);
  });
}

const hashEndpoint = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');
