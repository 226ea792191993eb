import type { ConversationResponse } from '~/contract/conversation';
import type { MessageResponse } from '~/contract/message';

/** Messages that a page holds at least; at twice as many those far from where the person reads are let go. */
export const WINDOW = 300;

/** The open conversation as the page knows it; every change is one of the functions below. */
export interface ConversationState {
  /** In the order of seq. */
  messages: readonly MessageResponse[];
  /** Everything that can be seen up to here is in `messages`: from here the page resumes. */
  synced: number;
  /** There is more before the first message. */
  earlier: boolean;
  /** There is more after the last message than is loaded: the person reads further up. */
  later: boolean;
  olderHidden: boolean;
  /** The other side has read up to here, and got on a page up to there; 0 where they do not tell. */
  read: number;
  delivered: number;
  /** When the other side was there last, by the server's clock; null where that is not told. */
  partnerActive: number | null;
}

export function conversationOf(response: ConversationResponse): ConversationState {
  return {
    messages: response.messages,
    synced: response.messages.at(-1)?.seq ?? 0,
    earlier: response.earlier,
    later: response.more,
    olderHidden: response.older_hidden,
    read: response.read_seq,
    delivered: response.delivered_seq,
    partnerActive: response.partner_last_active,
  };
}

/** A fresh newest page on top of what is known. Where a hole would be between the two, the page alone counts. */
export function mergeNewest(state: ConversationState, response: ConversationResponse): ConversationState {
  const first = response.messages[0]?.seq;
  const fresh = { ...conversationOf(response), ...presenceOf(state, response) };
  if (first === undefined || first > state.synced + 1 || response.more) return fresh;
  // Without anything earlier, what was known before it is deleted or no longer kept.
  const known = response.earlier ? state.messages : state.messages.filter(({ seq }) => seq >= first);
  return {
    messages: union(known, response.messages),
    synced: Math.max(state.synced, fresh.synced),
    earlier: response.earlier && state.earlier,
    later: false,
    olderHidden: response.earlier ? state.olderHidden : response.older_hidden,
    ...receiptsOf(state, response),
    ...presenceOf(state, response),
  };
}

/** The answer to "everything after n", where n was not beyond `synced`. */
export function appendAfter(state: ConversationState, response: ConversationResponse): ConversationState {
  // Who reads further up is not followed by what is new: it would leave a hole between.
  if (state.later) return { ...state, ...receiptsOf(state, response), ...presenceOf(state, response) };
  const messages = union(state.messages, response.messages);
  const tooMany = messages.length > 2 * WINDOW;
  return {
    ...state,
    messages: tooMany ? messages.slice(-WINDOW) : messages,
    ...(tooMany ? { earlier: true, olderHidden: false } : {}),
    synced: Math.max(state.synced, response.messages.at(-1)?.seq ?? 0),
    ...receiptsOf(state, response),
    ...presenceOf(state, response),
  };
}

export function prependEarlier(state: ConversationState, response: ConversationResponse): ConversationState {
  const messages = union(response.messages, state.messages);
  const rest = { ...state, earlier: response.earlier, olderHidden: response.older_hidden };
  if (messages.length <= 2 * WINDOW) return { ...rest, messages };
  const kept = messages.slice(0, WINDOW);
  return { ...rest, messages: kept, later: true, synced: kept.at(-1)!.seq };
}

/** A message of one's own whose answer has come. Where others came before it meanwhile, `synced` stays behind. */
export function addSent(state: ConversationState, message: MessageResponse): ConversationState {
  if (state.later) return state;
  const synced = message.seq === state.synced + 1 ? message.seq : state.synced;
  return { ...state, messages: union(state.messages, [message]), synced };
}

/** What was read has arrived. */
export function readBy(state: ConversationState, seq: number): ConversationState {
  return seq > state.read ? deliveredBy({ ...state, read: seq }, seq) : state;
}

export function deliveredBy(state: ConversationState, seq: number): ConversationState {
  return seq > state.delivered ? { ...state, delivered: seq } : state;
}

/** The other side has just done something here. Of who does not tell when they are there it says nothing. */
export function seenAt(state: ConversationState, at: number): ConversationState {
  return state.partnerActive === null || state.partnerActive >= at ? state : { ...state, partnerActive: at };
}

/** As with receipts: nobody was there less lately than is known, unless they tell it no longer. */
function presenceOf(state: ConversationState, { partner_last_active: at }: ConversationResponse) {
  return { partnerActive: at === null ? null : Math.max(state.partnerActive ?? 0, at) };
}

/** Answers may overtake each other, so they only add; but 0 says that one of the two has switched receipts off. */
function receiptsOf(state: ConversationState, { read_seq: read, delivered_seq: delivered }: ConversationResponse) {
  if (read === 0 && delivered === 0) return { read, delivered };
  return { read: Math.max(state.read, read), delivered: Math.max(state.delivered, delivered) };
}

/** The first message of the other one after `seq`; null when there is none. */
export function firstNew(messages: readonly MessageResponse[], seq: number): number | null {
  return messages.find((message) => !message.own && message.seq > seq)?.seq ?? null;
}

/** After which message to ask: not only what is new, also what may still change (waiting, reserved). */
export function resumeAfter(state: ConversationState): number {
  const open = state.messages.find(({ own, state: now }) => own && (now === 'pending' || now === 'reserved'));
  return Math.min(state.synced, open ? open.seq - 1 : state.synced);
}

/** By seq, each once; the later list wins. */
function union(one: readonly MessageResponse[], other: readonly MessageResponse[]): readonly MessageResponse[] {
  if (other.length === 0) return one;
  const bySeq = new Map([...one, ...other].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
