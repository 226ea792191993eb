import { useQuery } from '@tanstack/react-query';
import { api } from '~/api-client/api';

export interface NamedInterest {
  id: string;
  name: string;
}

/** What members can say they enjoy, fetched once per page life; undefined until it is here. */
export function useInterests(enabled = true): NamedInterest[] | undefined {
  return useQuery({
    queryKey: ['interests'],
    queryFn: () => api.get<{ interests: NamedInterest[] }>('/api/interests.php').then((answer) => answer.interests),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
