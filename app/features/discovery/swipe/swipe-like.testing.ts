import { memberChannel } from '~/server/events/event-stream';
import { as, testContext, type TestContext, type TestOptions } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { drainOutbox } from '~/testing/outbox';
import type { OpenDatabase } from '~/testing/with-database';
import { discoveryJobs } from '../discovery.jobs.server';
import { findSwipeGame } from './swipe.service.server';

export const nothing = { first: null, matchedId: null };

/** A man of brand 1 who looks for women, some women, and what passes in between. */
export async function beginSwiping(opened: OpenDatabase, options: TestOptions = {}) {
  const context = testContext(opened, options);
  const me = as(context, await makeMember(context, { gender: 'male', seeks: 'female' }));
  const women = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(context)));
  const left = async () => (await findSwipeGame(me, nothing)).likes.left;
  const jobs = () => drainOutbox(opened, context, discoveryJobs);
  const later = (ms: number) => opened.clock.advance(ms);
  return { context, me, women, left, jobs, later };
}

export const received = (context: TestContext, memberId: string): string[] => {
  const kinds: string[] = [];
  context.ports.events.subscribe(memberChannel(context.tenant.id, memberId), (event) => kinds.push(event.kind));
  return kinds;
};
export const passed = (settled: PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === 'fulfilled');
export const failed = (settled: PromiseSettledResult<unknown>[]) =>
  settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
