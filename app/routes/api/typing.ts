import type { ConversationChangedResponse } from '~/contract/conversation';
import { conversationBody } from '~/features/chat/chat.schema.server';
import { publishTyping } from '~/features/chat/server/typing.service.server';
import { apiBody, apiMember, apiRoute } from '~/server/response/api.server';

/** Publishes that the member is typing. Nothing is stored, and excess events are dropped silently. */
const route = apiRoute<'/api/typing.php'>({
  POST: async ({ context, request }): Promise<ConversationChangedResponse> => {
    const member = apiMember(context);
    const { conversation } = await apiBody(request, conversationBody);
    await publishTyping(member, conversation);
    return { conversation: { id: conversation } };
  },
});

export const loader = route.loader;
export const action = route.action;
