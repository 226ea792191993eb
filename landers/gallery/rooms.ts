import type { LanderPerson } from '~/landing/kit/kit';

export interface Room {
  /** The interest that its people share; null for those who share none that is left. */
  interest: string | null;
  people: LanderPerson[];
}

/** So many hang in one room: a wall that one sees at a glance. */
const ROOM = 4;

/**
 * People by what they share: always the interest that still gathers most, each person once. The same people are always
 * hung the same way.
 */
export function roomsOf(people: readonly LanderPerson[]): Room[] {
  const rooms: Room[] = [];
  let waiting = [...people];
  for (;;) {
    const interest = mostShared(waiting);
    if (interest === undefined) break;
    const shown = waiting.filter(({ interests }) => interests.includes(interest)).slice(0, ROOM);
    rooms.push({ interest, people: shown });
    waiting = waiting.filter((person) => !shown.includes(person));
  }
  if (waiting.length > 0) rooms.push({ interest: null, people: waiting });
  return rooms;
}

function mostShared(people: readonly LanderPerson[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { interests } of people) {
    for (const interest of new Set(interests)) counts.set(interest, (counts.get(interest) ?? 0) + 1);
  }
  let best: [string, number] | undefined;
  // More than a room holds is no better than a full one: then what the first people name first decides.
  for (const [interest, count] of counts) {
    if (count > 1 && Math.min(count, ROOM) > (best?.[1] ?? 0)) best = [interest, Math.min(count, ROOM)];
  }
  return best?.[0];
}
