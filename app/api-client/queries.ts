import { queryOptions } from '@tanstack/react-query';
import type { ChatsResponse } from '~/contract/chats';
import type { LikesResponse } from '~/contract/likes';
import type { ViewerResponse } from '~/contract/user';
import { api } from './api';

/** One owner per fact in the browser: these and the open conversation. Retrying is the client's work, not the cache's. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: () => api.get<ViewerResponse>('/api/user.php').then(({ user }) => user),
});

export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: () => api.get<ChatsResponse>('/api/chats.php'),
});

export const likesQuery = queryOptions({
  queryKey: ['likes'],
  queryFn: () => api.get<LikesResponse>('/api/likes.php'),
});
