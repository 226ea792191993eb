import { onCommit, transaction } from '~db/database';
import { insertOutbox } from '~db/queries/outbox';
import type { MemberContext } from '~/server/context/context.server';
import { LEAVE_LINK_TOPIC, type LeaveLinkPayload } from '../leaving-topics';
import type { Why } from './leave.service.server';

/** Mails a link that confirms the deletion, at most a few times an hour. Returns false if there were too many. */
export async function askForLeaveLink(context: MemberContext, { reason }: Why): Promise<boolean> {
  const { member, ids, clock, limits, tenant } = context;
  if ((await limits.mail.tryTake(`${tenant.id}|leave|${member.id}`)) > 0) return false;
  const payload: LeaveLinkPayload = { member_id: member.id, mail_id: ids.ulid(), reason };
  await transaction(context.db, async (tx) => {
    const now = clock.now();
    await insertOutbox(tx, {
      id: payload.mail_id,
      topic: LEAVE_LINK_TOPIC,
      payload: JSON.stringify(payload),
      created_at: now,
      due_at: now,
    });
    onCommit(tx, context.kickOutbox);
  });
  return true;
}
