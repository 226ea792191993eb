import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import type { WireChats, WireLikes, WireUser } from './contract-types';

/** One owner per fact in the browser: these and the open thread. Retrying is the client's work, not the cache's. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: () => api.get<{ user: WireUser | null }>('/api/user.php').then((answer) => answer.user),
});

export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: () => api.get<WireChats>('/api/chats.php'),
});

export const likesQuery = queryOptions({
  queryKey: ['likes'],
  queryFn: () => api.get<WireLikes>('/api/likes.php'),
});
