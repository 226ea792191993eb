import { DAY } from '~/time/durations';

/** Fewer would soon be the same faces again. */
const LEAST = 3;

/**
 * Puts another person first each day, so that a brand has more than one lead face; the others keep their order. Two pages
 * of a brand, which have different names, seldom lead with the same one. It depends on nothing of the visitor, so an
 * answer may be cached. Only those who are suited lead, unless they are fewer than three.
 */
export function leadFirst<P>(
  people: readonly P[],
  { now, page, suited }: { now: number; page: string; suited: (person: P) => boolean },
): P[] {
  const fitting = people.filter(suited);
  const leads = fitting.length >= LEAST ? fitting : people;
  const lead = leads[(Math.floor(now / DAY) + sumOf(page)) % leads.length];
  return lead === undefined ? [] : [lead, ...people.filter((person) => person !== lead)];
}

const sumOf = (name: string): number => [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
