import { onCommit, transaction } from '~db/database';
import { lockConversation } from '~db/queries/conversation';
import { findMessageIn } from '~db/queries/message';
import { findParticipant } from '~db/queries/participant';
import { countReactionChange, setReaction } from '~db/queries/reaction';
import type { ReactionKind } from '~db/schema/message';
import type { MessageResponse } from '~/contract/message';
import { refuseHidden } from '~/features/safety/opening/opening.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';
import { confirmFirst, notFound } from '../chat.errors';
import { toMessageResponse } from './message-response.server';
import { findQuoted, isReceived } from './quoted.service.server';
import { findRecipient } from './recipient.server';
import { seenSince } from './retention.server';

export interface Reacting {
  conversation: string;
  seq: number;
  /** Null takes the reaction back. */
  reaction: ReactionKind | null;
}

/**
 * Reacts to a message that the member has received; free, and changed by the next reaction. Nobody is notified by mail or
 * push, and the conversation keeps its place in the list. Only a member's own session reaches this, so that no fictional
 * profile ever reacts. Throws 404 for messages that the member cannot see or wrote, otherwise as for a message.
 */
export async function reactTo(context: MemberContext, reacting: Reacting): Promise<MessageResponse> {
  const { db, member, tenant } = context;
  const { conversation, reaction } = reacting;
  if (member.hiddenBy === 'team') refuseHidden(context);
  if (member.status === 'not_confirmed') throw confirmFirst();
  await context.limits.reaction.take(`${tenant.id}|${member.id}`);
  const partner = await findRecipient(context, { conversation });
  return transaction(db, async (tx) => {
    await lockConversation(tx, conversation);
    const mine = await findParticipant(tx, member.id, conversation);
    const message = await findMessageIn(tx, conversation, reacting.seq);
    if (!message || !isReceived(message, member.id, mine?.deleted_before_seq ?? 0, seenSince(context)))
      throw notFound();
    if (message.reaction !== reaction) {
      await setReaction(tx, reacting, reaction);
      await countReactionChange(tx, conversation, [member.id, partner.id]);
      onCommit(tx, () => {
        const liveEvent = { kind: 'reaction' as const, conversation, seq: message.seq };
        for (const id of [member.id, partner.id]) notifyMember(context, id, liveEvent);
      });
    }
    return toMessageResponse(
      { ...message, reaction },
      member.id,
      await findQuoted(tx, context, conversation, [message]),
    );
  });
}
