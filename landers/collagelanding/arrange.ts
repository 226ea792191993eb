import type { LanderPerson } from '~/landing/kit/kit';

/** Which place of the mosaic is taken first, so that a few people stand apart and drawn tiles lie between them. */
const order = [0, 6, 3, 2, 8, 1, 7, 9, 4, 10, 5, 11];

/** Twelve places; those that nobody takes are null and get a drawn tile. */
export function arrange(people: readonly LanderPerson[]): (LanderPerson | null)[] {
  const places: (LanderPerson | null)[] = order.map(() => null);
  order.forEach((place, index) => {
    places[place] = people[index] ?? null;
  });
  return places;
}
