import { transaction } from '~db/database';
import { findHold } from '~db/queries/credit-hold';
import { findMessage } from '~db/queries/message';
import { releaseHoldIn } from '~/features/billing/ledger/ledger.service.server';
import type { OutboxHandlers } from '~/server/jobs/outbox';
import { notifyMember } from '~/server/events/publish';
import { releaseIn } from './server/chat.service.server';
import type { AnsweredPayload } from './inbox/inbox.service.server';
import type { ReleasePayload } from './pricing/reserve.service.server';

/** The outbox handlers of chat, by topic. Each may run twice. */
export const chatJobs: OutboxHandlers = {
  /** The time for an answer (or a confirmation) is over: unless the credits were booked, they return to the sender. */
  'chat.release-hold': (context, payload: ReleasePayload) =>
    transaction(context.db, async (tx) => {
      const hold = await findHold(tx, payload.message);
      // The hold was extended meanwhile; another job runs at the later time.
      if (!hold || hold.state !== 'held' || hold.due_at > context.clock.now()) return;
      const message = await findMessage(tx, payload.message);
      // The message was erased meanwhile; the credits are returned nevertheless.
      if (message) await releaseIn(tx, context, message);
      else await releaseHoldIn(tx, context, { reference: payload.message });
    }),

  /** Staff answered, perhaps by a command in another process; this process serves the member's open pages. */
  'chat.answered': async (context, { conversation, memberId, seqs }: AnsweredPayload) => {
    for (const seq of seqs) notifyMember(context, memberId, { kind: 'message', conversation, seq });
  },
};
