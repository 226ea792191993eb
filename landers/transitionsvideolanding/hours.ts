import { useLander } from '~/landing/kit/kit';

export type Hour = 'early' | 'golden' | 'late';

/** The same place in three lights, in the order the page goes through them: mornings begin with the night. */
export function useHours(): readonly Hour[] {
  return useLander().slug === 'sunrise' ? ['late', 'early', 'golden'] : ['early', 'golden', 'late'];
}
