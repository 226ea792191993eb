import type { MessageQuote, MessageResponse, MessageState } from '~/contract/message';
import type { FieldProblem, DomainError } from '~/contract/problem';
import { ApiError } from '~/api-client/api-client';
import { domainErrorIn, domainErrorOf } from '~/api-client/domain-error';
import { DAY } from '~/time/durations';
import { cleanText } from '../message-text';
import { newRequestKey } from './request-key';

/** A message on its way. With `failed`, the member has to decide; sending it again under its key delivers it once. */
export interface Outgoing {
  key: string;
  text: string;
  /** Epoch milliseconds by the clock of the page. */
  at: number;
  state: Extract<MessageState, 'sending' | 'failed'>;
  /** The message that it replies to. */
  quote?: MessageQuote | undefined;
}

/** The reason for a refused message: for the whole, or for the text field. */
export interface SendProblem {
  error: DomainError | null;
  field: FieldProblem | null;
}

export function newOutgoing(text: string, at: number, quote?: MessageQuote): Outgoing {
  return { key: newRequestKey(), text: cleanText(text), at, state: 'sending', quote };
}

/** The messages that are not in the conversation yet. The others have arrived, although their response got lost. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  messages: readonly MessageResponse[],
): readonly Outgoing[] {
  if (outgoing.length === 0) return outgoing;
  const arrived = new Set(messages.map(({ request_key }) => request_key));
  return outgoing.filter(({ key }) => !arrived.has(key));
}

/** The keys of the failed messages up to `key`: sending one again first sends those written before it. */
export function throughFailed(outgoing: readonly Outgoing[], key: string): string[] {
  const upTo = outgoing.findIndex((message) => message.key === key);
  return outgoing.slice(0, upTo + 1).flatMap((message) => (message.state === 'failed' ? message.key : []));
}

/** The keys of the messages written more than a day ago, by the clock of this device. */
export function staleOf(outgoing: readonly Outgoing[], now: number): string[] {
  return outgoing.flatMap(({ key, at }) => (now - at > DAY ? key : []));
}

/** Undefined for failures that may pass: no response, overload, server errors. */
export function sendProblemOf(error: unknown): SendProblem | undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return undefined;
  const field = error.fieldErrors.text?.[0] ?? null;
  return { error: domainErrorIn(error.body) ?? (field ? null : domainErrorOf(error)), field };
}
