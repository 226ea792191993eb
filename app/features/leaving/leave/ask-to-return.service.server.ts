import { onCommit, transaction } from '~db/database';
import { findMemberByEmail } from '~db/queries/member';
import { insertOutbox } from '~db/queries/outbox';
import { takeAsking, takeFromMailLimits } from '~/features/account/links/link-limits.service.server';
import { canReturn } from '~/features/account/state/take-back.service.server';
import type { RequestContext } from '~/server/context/context.server';
import { RETURN_LINK_TOPIC, type ReturnLinkPayload } from '../leaving-topics';

/**
 * Mails the link that takes a deleted account back once more. Nothing that the caller sees tells whether the address has
 * such an account. Throws tooManyRequests or tooManyResets.
 */
export async function askToReturn(context: RequestContext, email: string): Promise<void> {
  await takeAsking(context);
  const { db, ids, clock } = context;
  const found = await findMemberByEmail(db, email);
  const member = found && canReturn(found, clock.now()) ? found : undefined;
  await takeFromMailLimits(context, email, member);
  const [now, mailId] = [clock.now(), ids.ulid()];
  const payload: ReturnLinkPayload = { member_id: member?.id ?? null, mail_id: mailId };
  await transaction(db, async (tx) => {
    const row = { id: mailId, topic: RETURN_LINK_TOPIC, payload: JSON.stringify(payload) };
    await insertOutbox(tx, { ...row, created_at: now, due_at: now });
    onCommit(tx, context.kickOutbox);
  });
}
