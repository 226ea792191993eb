import { useQuery } from '@tanstack/react-query';
import type { CompanyResponse } from '~/contract/company';
import { api } from '~/api-client/api';

/** The company behind the brand, fetched once per page life, when first asked for; undefined until it is here. */
export function useCompany(enabled = true): CompanyResponse | undefined {
  return useQuery({
    queryKey: ['companyinfo'],
    queryFn: () => api.get<CompanyResponse>('/api/companyinfo.php'),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
