import type { OutboxHandlers } from '~/server/jobs/outbox';
import { giveSwipeLike, type GivePayload } from './swipe/swipe-like.service.server';

/** The outbox handlers of discovery, by topic. Each may run twice. */
export const discoveryJobs: OutboxHandlers = {
  /** The time in which a like of the swipe game could be undone is over: unless it was, the other member is told. */
  'discovery.give-like': async (context, { member_id, liked_id }: GivePayload) => {
    await giveSwipeLike(context, { memberId: member_id, likedId: liked_id });
  },
};
