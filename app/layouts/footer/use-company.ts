import { useQuery } from '@tanstack/react-query';
import { api } from '~/api-client/api';
import type { WireCompany } from '~/api-client/contract-types';

/** The company behind the brand, fetched once per page life, when first asked for; undefined until it is here. */
export function useCompany(enabled = true): WireCompany | undefined {
  return useQuery({
    queryKey: ['companyinfo'],
    queryFn: () => api.get<WireCompany>('/api/companyinfo.php'),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
