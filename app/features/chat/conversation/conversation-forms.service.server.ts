import type { ReactionKind } from '~db/schema/message';
import type { MemberContext } from '~/server/context/context.server';
import type { MessageContent } from '../server/message-content.server';
import { reactTo } from '../server/react.service.server';
import { sendMessage } from '../server/send.service.server';

/** What the page of a conversation sends without JavaScript: a reaction to a message, or a message. */
export type ConversationForm =
  { seq: number; reaction: ReactionKind | null } | { content: MessageContent; requestKey: string };

/** Throws what `reactTo` or `sendMessage` throws. */
export async function submitToConversation(context: MemberContext, id: string, form: ConversationForm): Promise<void> {
  if ('reaction' in form) await reactTo(context, { conversation: id, ...form });
  else await sendMessage(context, { to: { conversation: id }, ...form });
}
