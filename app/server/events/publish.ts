import type { EventsPort } from '~/providers/events/events-port';
import { memberChannel, type MemberEvent } from './event-stream';

/** Publishes a live event to the open pages of a member. Best effort, after the commit. */
export function notifyMember(
  context: { ports: { events: EventsPort }; tenant: { id: number } },
  memberId: string,
  liveEvent: MemberEvent,
): void {
  context.ports.events.publish(memberChannel(context.tenant.id, memberId), liveEvent);
}
