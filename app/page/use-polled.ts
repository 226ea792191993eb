import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

/**
 * What polling last fetched, without fetching anything. The server has fetched nothing, so it does not open a dozen
 * observers to find out.
 */
export const usePolled: <T>(query: UseQueryOptions<T, Error, T, string[]>) => T | undefined =
  typeof document === 'undefined' ? () => undefined : (query) => useQuery({ ...query, enabled: false }).data;
