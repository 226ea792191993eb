import { useQuery } from '@tanstack/react-query';
import { api } from '~/api-client/api';
import type { InterestResponse, InterestsResponse } from '~/contract/places';

/** All interests in the reader's language, fetched once for each page load; undefined until they arrive. */
export function useInterests(enabled = true): InterestResponse[] | undefined {
  return useQuery({
    queryKey: ['interests'],
    queryFn: () => api.get<InterestsResponse>('/api/interests.php').then(({ interests }) => interests),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
