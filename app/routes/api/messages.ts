import type { ConversationResponse } from '~/contract/conversation';
import type { ReactionResponse, SentMessageResponse } from '~/contract/message';
import { conversationQuery, messageBody, reactionBody } from '~/features/chat/chat.schema.server';
import { reactTo } from '~/features/chat/server/react.service.server';
import { sendMessage } from '~/features/chat/server/send.service.server';
import { findConversationPage } from '~/features/chat/server/conversation.service.server';
import { apiMember, apiRoute, apiBody, apiQuery } from '~/server/response/api.server';

/**
 * GET ?conversation= returns the newest messages, those since `after` (a sequence number) or the page before `before`.
 * PUT {conversation, seq, reaction} reacts to a message that the member received, or takes that back.
 * POST {conversation or member, text or gift, request_key} sends a message, once per request key.
 */
const route = apiRoute<'/api/messages.php'>({
  GET: ({ context, query }): Promise<ConversationResponse> => {
    const member = apiMember(context);
    const { conversation, ...part } = apiQuery(query, conversationQuery);
    return findConversationPage(member, conversation, part);
  },

  PUT: async ({ context, request }): Promise<ReactionResponse> => {
    const member = apiMember(context);
    const reacting = await apiBody(request, reactionBody);
    return { conversation: { id: reacting.conversation }, message: await reactTo(member, reacting) };
  },

  POST: async ({ context, request }): Promise<SentMessageResponse> => {
    const member = apiMember(context);
    return sendMessage(member, await apiBody(request, messageBody(context.tenant.message_length)));
  },
});

export const loader = route.loader;
export const action = route.action;
