import type { ConversationChangedResponse } from '~/contract/conversation';
import { conversationBody, readBody } from '~/features/chat/chat.schema.server';
import { deleteChat } from '~/features/chat/list/delete.service.server';
import { readChat } from '~/features/chat/server/read.service.server';
import { apiBody, apiMember, apiRoute } from '~/server/response/api.server';

/** DELETE removes the conversation from the member's list; PUT marks messages up to a sequence number as read. */
const route = apiRoute<'/api/chat.php'>({
  DELETE: async ({ context, request }): Promise<ConversationChangedResponse> => {
    const member = apiMember(context);
    const { conversation } = await apiBody(request, conversationBody);
    await deleteChat(member, conversation);
    return { conversation: { id: conversation } };
  },

  PUT: async ({ context, request }): Promise<ConversationChangedResponse> => {
    const member = apiMember(context);
    const { conversation, read } = await apiBody(request, readBody);
    await readChat(member, conversation, read);
    return { conversation: { id: conversation } };
  },
});

export const loader = route.loader;
export const action = route.action;
