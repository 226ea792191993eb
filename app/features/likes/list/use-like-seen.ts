import { useQuery } from '@tanstack/react-query';
import { likesQuery } from '~/api-client/queries';

/** The page has learned meanwhile that the member looked at this like: an appended page may be older than that. */
export function useLikeSeen(id: string): boolean {
  const { data } = useQuery({ ...likesQuery, enabled: false });
  return data?.liked_by.some((like) => like.id === id && !like.like_new) ?? false;
}
