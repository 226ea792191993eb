import { queryOptions } from '@tanstack/react-query';
import type { ChatsResponse } from '~/contract/chats';
import type { LikesResponse } from '~/contract/likes';
import type { ViewerResponse } from '~/contract/user';
import { api } from './api';

/**
 * Each piece of live data has one owner in the browser: one of these queries or the open conversation. The API client
 * retries failed calls, the query cache does not.
 */
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
