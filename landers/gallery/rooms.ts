import type { LanderPerson } from '~/landing/kit/kit';

export interface Room {
  /** The interest that its people share; null for people who share none of the remaining interests. */
  interest: string | null;
  people: LanderPerson[];
}

/** The number of pictures in one room, which can be seen at a glance. */
const ROOM = 4;

/** Always the interest with most remaining people is next. The same people always give the same rooms. */
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
  // A room can hold no more, so a larger group counts the same; then the first people's order decides.
  for (const [interest, count] of counts) {
    if (count > 1 && Math.min(count, ROOM) > (best?.[1] ?? 0)) best = [interest, Math.min(count, ROOM)];
  }
  return best?.[0];
}
