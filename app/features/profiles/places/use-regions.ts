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

/** Two letters leave few enough towns to suggest. */
const LETTERS = 2;

/** The largest towns of a country that begin with what is typed, each with its region. */
export function useTypedTowns(country: string, typed: string, enabled: boolean): string[] | undefined {
  const begin = typed.trim().slice(0, 40);
  return useQuery({
    queryKey: ['typed-towns', country, begin],
    queryFn: () =>
      api
        .get(`/api/regions.php?country=${encodeURIComponent(country)}&town=${encodeURIComponent(begin)}`)
        .then((response) => ('towns' in response ? response.towns : [])),
    enabled: enabled && country !== '' && begin.length >= LETTERS,
    placeholderData: (before: string[] | undefined) => before,
    staleTime: Infinity,
  }).data;
}
