import type { MessageResponse } from '~/contract/message';

export interface DayGroup {
  day: string;
  at: number;
  messages: MessageResponse[];
}

/**
 * Groups messages by day; `dayOf` names the day of a moment in the reader's time zone. The order is that of the numbers.
 * Where a clock went back, a message stands under the day of the one before it, so that no day appears twice.
 */
export function groupByDay(messages: readonly MessageResponse[], dayOf: (at: number) => string): DayGroup[] {
  const groups: DayGroup[] = [];
  let latest = -Infinity;
  for (const message of messages) {
    latest = Math.max(latest, message.at);
    const day = dayOf(latest);
    const last = groups.at(-1);
    if (last?.day === day) last.messages.push(message);
    else groups.push({ day, at: latest, messages: [message] });
  }
  return groups;
}
