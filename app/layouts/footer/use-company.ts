import { useQuery } from '@tanstack/react-query';
import type { CompanyResponse } from '~/contract/company';
import { api } from '~/api-client/api';

/**
 * The company behind the brand, fetched when first needed and at most once per document; undefined until it has
 * arrived.
 */
export function useCompany(enabled = true): CompanyResponse | undefined {
  return useQuery({
    queryKey: ['companyinfo'],
    queryFn: () => api.get<CompanyResponse>('/api/companyinfo.php'),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
