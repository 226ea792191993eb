import type { ConversationResponse } from '~/contract/conversation';
import type { MessageResponse, Reaction } from '~/contract/message';

/** A page keeps at least this many messages. At twice as many, those farthest from the reader are dropped. */
export const WINDOW = 300;

/** The open conversation as the page knows it. It changes only through the functions below. */
export interface ConversationState {
  /** In the order of `seq`. */
  messages: readonly MessageResponse[];
  /** All visible messages up to this number are in `messages`; catching up resumes from here. */
  synced: number;
  /** Whether there are messages before the first loaded one. */
  earlier: boolean;
  /** Whether there are messages after the last loaded one, because the reader has gone back to earlier ones. */
  later: boolean;
  olderHidden: boolean;
  /** The numbers up to which the other member has read, and has received; 0 where receipts are off. */
  read: number;
  delivered: number;
  /** The time of the other member's last activity, by the server's clock; null where that is not shown. */
  partnerActive: number | null;
  /** The number of changes of reactions contained in `messages`, as the server counts them. */
  reactionChanges: number;
}

/** Stands for the conversation before its first message: it has no id, and nothing is requested for it. */
export const NOT_BEGUN: ConversationResponse = {
  conversation: { id: '' },
  messages: [],
  more: false,
  earlier: false,
  older_hidden: false,
  newest_seq: 0,
  read_seq: 0,
  delivered_seq: 0,
  own_read_seq: 0,
  reaction_changes: 0,
  partner_last_active: null,
};

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
    reactionChanges: response.reaction_changes,
  };
}

/** Merges a fresh newest page into the state. Where messages would be missing between the two, the page replaces it. */
export function mergeNewest(state: ConversationState, response: ConversationResponse): ConversationState {
  const first = response.messages[0]?.seq;
  const fresh = { ...conversationOf(response), ...presenceOf(state, response) };
  if (first === undefined || first > state.synced + 1 || response.more) return fresh;
  // If nothing is earlier than this page, messages known from before it are deleted or past the retention period.
  const known = response.earlier ? state.messages : state.messages.filter(({ seq }) => seq >= first);
  return {
    messages: union(known, response.messages),
    synced: Math.max(state.synced, fresh.synced),
    earlier: response.earlier && state.earlier,
    later: false,
    olderHidden: response.earlier ? state.olderHidden : response.older_hidden,
    reactionChanges: response.reaction_changes,
    ...receiptsOf(state, response),
    ...presenceOf(state, response),
  };
}

/** Adds the response to a request for all messages after n, where n is at most `synced`. */
export function appendAfter(state: ConversationState, response: ConversationResponse): ConversationState {
  // While the reader is at earlier messages, new ones are not added: they would leave a gap.
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
  const remaining = messages.slice(0, WINDOW);
  return { ...rest, messages: remaining, later: true, synced: remaining.at(-1)!.seq };
}

/** Adds a message of the member. If others came before it meanwhile, `synced` stays behind. */
export function addSent(state: ConversationState, message: MessageResponse): ConversationState {
  if (state.later) return state;
  const synced = message.seq === state.synced + 1 ? message.seq : state.synced;
  return { ...state, messages: union(state.messages, [message]), synced };
}

/** What was read has also been delivered. */
export function readBy(state: ConversationState, seq: number): ConversationState {
  return seq > state.read ? deliveredBy({ ...state, read: seq }, seq) : state;
}

export function deliveredBy(state: ConversationState, seq: number): ConversationState {
  return seq > state.delivered ? { ...state, delivered: seq } : state;
}

/** The other member has just been active here. Changes nothing where their activity is not shown. */
export function seenAt(state: ConversationState, at: number): ConversationState {
  return state.partnerActive === null || state.partnerActive >= at ? state : { ...state, partnerActive: at };
}

/** Takes over what has changed in the loaded messages; adds none. */
export function replaceKnown(state: ConversationState, response: ConversationResponse): ConversationState {
  const fresh = new Map(response.messages.map((message) => [message.seq, message]));
  const messages = state.messages.map((message) => fresh.get(message.seq) ?? message);
  return { ...state, messages, reactionChanges: response.reaction_changes };
}

export function withReaction(state: ConversationState, seq: number, reaction: Reaction | null): ConversationState {
  const changed = (message: MessageResponse) => (message.seq === seq ? { ...message, reaction } : message);
  return { ...state, messages: state.messages.map(changed) };
}

/** As with receipts, the time only moves forward, unless it is no longer shown. */
function presenceOf(state: ConversationState, { partner_last_active: at }: ConversationResponse) {
  return { partnerActive: at === null ? null : Math.max(state.partnerActive ?? 0, at) };
}

/** Responses may overtake each other, so numbers only grow; two zeros mean that someone has switched receipts off. */
function receiptsOf(state: ConversationState, { read_seq: read, delivered_seq: delivered }: ConversationResponse) {
  if (read === 0 && delivered === 0) return { read, delivered };
  return { read: Math.max(state.read, read), delivered: Math.max(state.delivered, delivered) };
}

/** The number of the other member's first message after `seq`; null if there is none. */
export function firstNew(messages: readonly MessageResponse[], seq: number): number | null {
  return messages.find((message) => !message.own && message.seq > seq)?.seq ?? null;
}

/** The number after which to request messages: includes those that may still change (pending, reserved). */
export function resumeAfter(state: ConversationState): number {
  const open = state.messages.find(({ own, state: now }) => own && (now === 'pending' || now === 'reserved'));
  return Math.min(state.synced, open ? open.seq - 1 : state.synced);
}

/** Joins two lists in the order of `seq`, each message once; the second list wins. */
function union(before: readonly MessageResponse[], after: readonly MessageResponse[]): readonly MessageResponse[] {
  if (after.length === 0) return before;
  const bySeq = new Map([...before, ...after].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
