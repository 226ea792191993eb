import { useMatches } from '@remix-run/react';

/** The specification's name of the current page, which is the id of the innermost route. */
export function useRouteName(): string {
  return useMatches().at(-1)?.id ?? '';
}
