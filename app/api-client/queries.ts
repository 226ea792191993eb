import { queryOptions } from '@tanstack/react-query';
import { api } from './api';

/** Each piece of live data has one owner in the browser: one of these queries or the open conversation. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: () => api.get('/api/user.php').then(({ user }) => user),
});

export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: () => api.get('/api/chats.php'),
});

export const likesQuery = queryOptions({
  queryKey: ['likes'],
  queryFn: () => api.get('/api/likes.php'),
});
