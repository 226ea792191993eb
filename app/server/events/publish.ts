import type { EventsPort } from '~/providers/events/events-port';
import { memberChannel, type MemberEvent } from './event-stream';

/** Tells the open pages of a member that something happened; best effort, after the commit. */
export function notifyMember(
  context: { ports: { events: EventsPort }; tenant: { id: number } },
  memberId: string,
  liveEvent: MemberEvent,
): void {
  context.ports.events.publish(memberChannel(context.tenant.id, memberId), liveEvent);
}
