import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MessageResponse, StoredMessageState } from '~/contract/message';
import { testConversation } from '../conversation/screen.testing';
import {
  addSent,
  appendAfter,
  deliveredBy,
  firstNew,
  mergeNewest,
  prependEarlier,
  readBy,
  resumeAfter,
  seenAt,
  conversationOf,
  type ConversationState,
  WINDOW,
} from './conversation-state';

const message = (seq: number, own = false, state: StoredMessageState = 'sent'): MessageResponse => ({
  id: `m${seq}`,
  seq,
  own,
  author: 'member',
  type: 'text',
  text: `text ${seq}`,
  at: seq * 1000,
  state,
  request_key: own ? `key-${seq}` : null,
  photo: null,
  reaction: null,
  about: null,
  quote: null,
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => message(from + i));
const seqs = ({ messages }: { messages: readonly MessageResponse[] }) => messages.map(({ seq }) => seq);

describe('the open conversation', () => {
  it('grows by the messages after its end, without duplicates and in order', () => {
    let state = conversationOf(testConversation(range(1, 3)));
    state = appendAfter(state, testConversation([message(3), message(5), message(4)]));
    state = appendAfter(state, testConversation([message(4), message(5)], { read_seq: 2 }));
    expect(seqs(state)).toEqual([1, 2, 3, 4, 5]);
    expect(state).toMatchObject({ synced: 5, read: 2 });
  });

  it('goes on asking for messages of others between the member’s own', () => {
    let state = conversationOf(testConversation(range(1, 3)));
    state = addSent(state, message(4, true));
    expect(state.synced).toBe(4);
    // Number 5 is a message of the other member that has not arrived yet.
    state = addSent(state, message(6, true));
    expect(resumeAfter(state)).toBe(4);
    state = appendAfter(state, testConversation([message(5), message(6, true)]));
    expect(seqs(state)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(resumeAfter(state)).toBe(6);
  });

  it('asks again for messages that may still change', () => {
    const state = conversationOf(testConversation([message(1), message(2, true, 'reserved'), message(3, true)]));
    expect(resumeAfter(state)).toBe(1);
    expect(resumeAfter(appendAfter(state, testConversation([message(2, true)])))).toBe(3);
  });

  it('replaces its messages by a fresh page after a gap or a deletion, and joins them otherwise', () => {
    const state = conversationOf(testConversation(range(1, 10), { earlier: false }));
    expect(seqs(mergeNewest(state, testConversation(range(30, 40), { earlier: true })))).toEqual(
      seqs({ messages: range(30, 40) }),
    );
    expect(seqs(mergeNewest(state, testConversation([message(11)])))).toEqual([11]);
    expect(seqs(mergeNewest(state, testConversation([])))).toEqual([]);
    const joined = mergeNewest(state, testConversation(range(8, 12), { earlier: true }));
    expect(seqs(joined)).toEqual(seqs({ messages: range(1, 12) }));
    expect(joined).toMatchObject({ earlier: false, synced: 12 });
    // A page read before the newest message arrived removes nothing.
    expect(mergeNewest(state, testConversation(range(5, 9)))).toMatchObject({ synced: 10, earlier: false });
    expect(seqs(mergeNewest(state, testConversation(range(5, 9))))).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('puts earlier pages first, and knows where older messages are gone', () => {
    const state = conversationOf(testConversation(range(51, 60), { earlier: true }));
    const whole = prependEarlier(state, testConversation(range(41, 50), { older_hidden: true }));
    expect(seqs(whole)[0]).toBe(41);
    expect(whole).toMatchObject({ earlier: false, olderHidden: true, synced: 60 });
  });

  it('never goes back to an earlier read position', () => {
    const state = conversationOf(testConversation(range(1, 3), { read_seq: 2 }));
    expect(readBy(state, 3).read).toBe(3);
    expect(readBy(state, 1)).toBe(state);
  });
});

describe('a long conversation', () => {
  const loaded = (from: number, to: number) => conversationOf(testConversation(range(from, to), { earlier: true }));

  it('drops the newest messages when somebody reads far up, and then adds no new ones until they return', () => {
    let state = loaded(20_000 - 2 * WINDOW + 1, 20_000);
    state = prependEarlier(state, testConversation(range(19_351, 19_400), { earlier: true }));
    expect(state.messages).toHaveLength(WINDOW);
    expect([seqs(state)[0], state.later, state.earlier]).toEqual([19_351, true, true]);
    expect(state.synced).toBe(seqs(state).at(-1));
    const same = seqs(state);
    state = appendAfter(state, testConversation([message(20_001)], { read_seq: 20_000, delivered_seq: 20_000 }));
    state = addSent(state, message(20_002, true));
    expect([seqs(state), state.read]).toEqual([same, 20_000]);
    state = mergeNewest(state, testConversation(range(19_953, 20_002), { earlier: true }));
    expect([seqs(state)[0], seqs(state).at(-1), state.later]).toEqual([19_953, 20_002, false]);
  });

  it('drops the oldest messages when it stays open for long', () => {
    const state = appendAfter(loaded(1, 2 * WINDOW), testConversation(range(2 * WINDOW + 1, 2 * WINDOW + 1)));
    expect(state.messages).toHaveLength(WINDOW);
    expect([seqs(state).at(-1), state.earlier]).toEqual([2 * WINDOW + 1, true]);
  });

  it('knows that there are newer messages if it was opened further up, and replaces them by the newest page', () => {
    const page = conversationOf(testConversation(range(100, 149), { earlier: true, more: true }));
    expect(page.later).toBe(true);
    expect(mergeNewest(loaded(1, 200), testConversation(range(100, 149), { earlier: true, more: true }))).toEqual(page);
  });
});

describe('receipts', () => {
  it('only move forward, and a read message counts as delivered', () => {
    let state = conversationOf(testConversation(range(1, 9), { read_seq: 2, delivered_seq: 4 }));
    state = deliveredBy(state, 3);
    expect(state).toMatchObject({ read: 2, delivered: 4 });
    state = readBy(state, 6);
    expect(state).toMatchObject({ read: 6, delivered: 6 });
    state = appendAfter(state, testConversation([], { read_seq: 5, delivered_seq: 5 }));
    expect(state).toMatchObject({ read: 6, delivered: 6 });
  });

  it('vanish if one of the two switches them off', () => {
    const state = conversationOf(testConversation(range(1, 9), { read_seq: 2, delivered_seq: 4 }));
    expect(appendAfter(state, testConversation([]))).toMatchObject({ read: 0, delivered: 0 });
  });
});

it('begins the new messages at the other member’s first unread message', () => {
  const messages = [message(1), message(2, true), message(3), message(4)];
  expect(firstNew(messages, 1)).toBe(3);
  expect(firstNew(messages, 4)).toBeNull();
  expect(firstNew([message(5, true)], 1)).toBeNull();
});

describe('the last activity of the other member', () => {
  const seen = (at: number | null) => conversationOf(testConversation([message(1)], { partner_last_active: at }));
  const response = (at: number | null) => testConversation([], { partner_last_active: at });

  it('only moves forward, in whatever order responses arrive, and also with what the member does here', () => {
    const moves: ((state: ConversationState, at: number) => ConversationState)[] = [
      (state, at) => appendAfter(state, response(at)),
      (state, at) => mergeNewest(state, response(at)),
      (state, at) => seenAt(state, at),
    ];
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.tuple(fc.nat(2), fc.nat(100))), (begin, steps) => {
        const end = steps.reduce((state, [which, at]) => moves[which]!(state, at), seen(begin));
        expect(end.partnerActive).toBe(Math.max(begin, ...steps.map(([, at]) => at)));
      }),
    );
  });

  it('is no longer updated once the member turns invisible, and updated again later', () => {
    let state = appendAfter(seen(5), response(null));
    expect(state.partnerActive).toBeNull();
    expect(seenAt(state, 9).partnerActive).toBeNull();
    state = appendAfter(state, response(7));
    expect(state.partnerActive).toBe(7);
  });
});
