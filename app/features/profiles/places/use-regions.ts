import { useQuery } from '@tanstack/react-query';
import { api } from '~/api-client/api';
import type { RegionResponse } from '~/contract/places';

/**
 * The regions of a country, fetched once for each page load; undefined until they arrive. A document already holds
 * those of the country it shows; this is for a country that is chosen afterwards.
 */
export function useRegions(country: string, enabled = true): RegionResponse[] | undefined {
  return useQuery({
    queryKey: ['regions', country],
    queryFn: () =>
      api
        .get(`/api/regions.php?country=${encodeURIComponent(country)}`)
        .then((response) => ('regions' in response ? response.regions : [])),
    enabled: enabled && country !== '',
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}

/** The towns of a region, fetched in the same way. */
export function useTowns(region: string, enabled = true): string[] | undefined {
  return useQuery({
    queryKey: ['towns', region],
    queryFn: () =>
      api
        .get(`/api/regions.php?region=${encodeURIComponent(region)}`)
        .then((response) => ('towns' in response ? response.towns : [])),
    enabled: enabled && region !== '',
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
