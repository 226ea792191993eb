import { useLander } from '~/landing/kit/kit';

export type Hour = 'early' | 'golden' | 'late';

/** The three times of day in the order of the page; for the slug `sunrise` the night comes first. */
export function useHours(): readonly Hour[] {
  return useLander().slug === 'sunrise' ? ['late', 'early', 'golden'] : ['early', 'golden', 'late'];
}
