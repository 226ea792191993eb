/**
 * The list from which a profile was opened, in the state of its history entry: it survives a reload and going back, and
 * adds nothing to the page.
 */
export interface ListOrigin {
  people: readonly string[];
}

interface ListPlace {
  /** Starting at 1. */
  place: number;
  count: number;
  previous: string | null;
  next: string | null;
}

const ID = /^[0-9a-z]{1,26}$/;

/** Where someone is in the list; null without a list, outside of it, or alone in it. */
export function placeInList(state: unknown, id: string): ListPlace | null {
  const people = (state as Partial<ListOrigin> | null)?.people;
  if (!Array.isArray(people) || people.length < 2 || !people.every(isId)) return null;
  const at = people.indexOf(id);
  if (at < 0) return null;
  return { place: at + 1, count: people.length, previous: people[at - 1] ?? null, next: people[at + 1] ?? null };
}

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
