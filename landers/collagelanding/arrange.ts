import type { LanderPerson } from '~/landing/kit/kit';

/**
 * The order in which the places of the mosaic are filled, so that a few people are spread out with drawn tiles between
 * them.
 */
const order = [0, 6, 3, 2, 8, 1, 7, 9, 4, 10, 5, 11];

/** Distributes people over twelve places. Empty places are null and get a drawn tile. */
export function arrange(people: readonly LanderPerson[]): (LanderPerson | null)[] {
  const places: (LanderPerson | null)[] = order.map(() => null);
  order.forEach((place, index) => {
    places[place] = people[index] ?? null;
  });
  return places;
}
