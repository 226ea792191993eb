import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { likesQuery } from '../api-client/queries';

/** Looks at the likes again while `due`: the page knows that a badge has changed. */
export function useLikesRefresh(due: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (due) client.fetchQuery({ ...likesQuery, staleTime: 0 }).catch(() => {});
  }, [client, due]);
}
