import { useQuery } from '@tanstack/react-query';
import { api } from '~/api-client/api';
import type { InterestResponse, InterestsResponse } from '~/contract/places';

/** What members can say they enjoy, fetched once per page life; undefined until it is here. */
export function useInterests(enabled = true): InterestResponse[] | undefined {
  return useQuery({
    queryKey: ['interests'],
    queryFn: () => api.get<InterestsResponse>('/api/interests.php').then(({ interests }) => interests),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
