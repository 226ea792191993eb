import { findConversationOfPair } from '~db/queries/conversation';
import { AppError } from '~/server/response/app-error';
import type { MemberContext } from '~/server/context/context.server';
import { sendMessage, type Sending } from '../server/send.service.server';

/** The conversation with that member, where one has begun. */
export async function findBegun({ db, member }: MemberContext, memberId: string): Promise<string | undefined> {
  // Nobody is in a conversation with oneself.
  return memberId === member.id ? undefined : (await findConversationOfPair(db, member.id, memberId))?.id;
}

/**
 * Sends what stood in the form of a new conversation. Refused although the conversation has begun meanwhile (another
 * tab): its page takes the same form, for the form's own page no longer exists and with it would go what was typed.
 */
export async function sendFirst(
  context: MemberContext,
  memberId: string,
  sending: Omit<Sending, 'to'>,
): Promise<{ conversation: string; sent: boolean }> {
  try {
    const { conversation } = await sendMessage(context, { to: { member: memberId }, ...sending });
    return { conversation: conversation.id, sent: true };
  } catch (error) {
    const begun = error instanceof AppError ? await findBegun(context, memberId) : undefined;
    if (!begun) throw error;
    return { conversation: begun, sent: false };
  }
}
