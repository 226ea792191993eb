import type { WireMessage } from './wire-thread';

export interface DayGroup {
  day: string;
  /** A moment of that day. */
  at: number;
  messages: WireMessage[];
}

/** Messages by day; `dayOf` names the day of a moment in the brand's time zone. */
export function groupByDay(messages: readonly WireMessage[], dayOf: (at: number) => string): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const message of messages) {
    const day = dayOf(message.at);
    const last = groups.at(-1);
    if (last?.day === day) last.messages.push(message);
    else groups.push({ day, at: message.at, messages: [message] });
  }
  return groups;
}
