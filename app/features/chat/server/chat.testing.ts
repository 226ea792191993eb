import { expect } from 'vitest';
import { listUnbalanced, listWrongBalances, listWrongHolds } from '~db/queries/credit-check';
import { memberChannel, type MemberEvent } from '~/server/events/event-stream';
import { openLimits } from '~/server/limits/limits';
import type { ViewerMember } from '~/server/context/viewer';
import { makeMember, type MemberWishes } from '~/testing/make-member';
import { as, testContext, type TestContext, type TestOptions } from '~/testing/context';
import type { OpenDatabase } from '~/testing/with-database';
import type { GiftId } from '../gifts/gift-catalogue';
import { sendMessage } from './send.service.server';

/** A brand where nobody is too fast. */
export const chatContext = (open: OpenDatabase, options: TestOptions = {}) =>
  testContext(open, { limits: openLimits(100), ...options });

/** A premium member whom no message makes poor. */
export const makeRich = (context: TestContext, wishes: MemberWishes = {}) =>
  makeMember(context, { credits: 100_000, paid_user: 1, ...wishes });

let count = 0;

/** Sends as `from`: a text, or the gift named; a key of its own unless the test is about keys. */
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

/** The codes of those that were refused; anything else that failed is thrown. */
export async function refusals(tries: Promise<unknown>[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(tries);
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [];
    const { code } = outcome.reason as { code?: string };
    if (!code?.startsWith('chat.')) throw outcome.reason;
    return [code];
  });
}

/** What a member's open pages have heard since then; live events are delivered a moment after the commit. */
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

/** Every entry has its counter entry, every balance is the sum of its entries, every hold has its credits. */
export async function expectSound({ db }: TestContext): Promise<void> {
  expect(await listUnbalanced(db)).toEqual([]);
  expect(await listWrongBalances(db)).toEqual([]);
  expect(await listWrongHolds(db)).toEqual([]);
}
