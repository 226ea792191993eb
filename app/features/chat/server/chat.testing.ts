import { expect } from 'vitest';
import { findLedgerProblems } from '~db/queries/credit-check';
import { memberChannel, type MemberEvent } from '~/server/events/event-stream';
import { openLimits } from '~/server/limits/limits';
import type { ViewerMember } from '~/server/context/viewer';
import { makeMember, type MemberWishes } from '~/testing/make-member';
import { as, testContext, type TestContext, type TestOptions } from '~/testing/context';
import type { OpenDatabase } from '~/testing/with-database';
import type { GiftId } from '../gifts/gift-catalogue';
import { sendMessage } from './send.service.server';

/** A brand with rate limits that no test reaches. */
export const chatContext = (open: OpenDatabase, options: TestOptions = {}) =>
  testContext(open, { limits: openLimits(100), ...options });

/** A premium member with enough credits for any test. */
export const makeRich = (context: TestContext, wishes: MemberWishes = {}) =>
  makeMember(context, { credits: 100_000, paid_user: 1, ...wishes });

let count = 0;

/** Sends a text as `from`, or the given gift, under a new key unless the test passes one. */
export function send(
  context: TestContext,
  from: ViewerMember,
  to: ViewerMember | string,
  { text = 'Hello', gift, requestKey }: { text?: string; gift?: GiftId; requestKey?: string } = {},
) {
  count += 1;
  const destination = typeof to === 'string' ? { conversation: to } : { member: to.id };
  return sendMessage(as(context, from), {
    to: destination,
    content: gift ? { type: 'gift', gift } : { type: 'text', text },
    requestKey: requestKey ?? `key-of-test-${count}`,
  });
}

/** The codes of the refused attempts; any other failure is thrown. */
export async function errorCodes(tries: Promise<unknown>[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(tries);
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [];
    const { code } = outcome.reason as { code?: string };
    if (!code?.startsWith('chat.')) throw outcome.reason;
    return [code];
  });
}

/** The live events for a member since the call. They are delivered shortly after the commit. */
export function eventsOf(context: TestContext, member: ViewerMember): () => Promise<MemberEvent[]> {
  const received: MemberEvent[] = [];
  context.ports.events.subscribe(memberChannel(context.tenant.id, member.id), (liveEvent) =>
    received.push(liveEvent as MemberEvent),
  );
  return async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    return received;
  };
}

/**
 * Checks that every entry has its counter entry, every balance is the sum of its entries, and every hold has its
 * credits.
 */
export async function expectSound({ db }: TestContext): Promise<void> {
  expect(await findLedgerProblems(db)).toEqual({});
}
