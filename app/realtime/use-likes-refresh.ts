import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { likesQuery } from '../api-client/queries';

/** Fetches the likes again while `due`, when the page knows that a badge has changed. */
export function useLikesRefresh(due: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (due) client.fetchQuery({ ...likesQuery, staleTime: 0 }).catch(() => {});
  }, [client, due]);
}
