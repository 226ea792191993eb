import type { ChatsResponse } from '~/contract/chats';
import { listChats } from '~/features/chat/list/list.service.server';
import { apiMember, apiRoute } from '~/server/response/api.server';

/** The member's conversations, newest first. `before` takes the `next` value of the previous page. */
const route = apiRoute<'/api/chats.php'>({
  GET: ({ context, query }): Promise<ChatsResponse> => listChats(apiMember(context), query.get('before')),
});

export const loader = route.loader;
export const action = route.action;
