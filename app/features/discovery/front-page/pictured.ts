import type { PersonSummary } from '~/contract/person-summary';

export type PicturedPerson = PersonSummary & { thumb: string };

/** The people who have a picture, in their order. */
export function pictured(people: readonly PersonSummary[], most: number): PicturedPerson[] {
  return people.flatMap(({ thumb, ...person }) => (thumb ? [{ ...person, thumb }] : [])).slice(0, most);
}
