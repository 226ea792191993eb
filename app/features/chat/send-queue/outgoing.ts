import type { MessageResponse, MessageState } from '~/contract/message';
import type { FieldProblem, Refusal } from '~/contract/problem';
import { ApiError } from '~/api-client/api-client';
import { refusalIn, refusalOf } from '~/api-client/refusal-of';
import { cleanText } from '../composer/message-text';
import { newRequestKey } from './request-key';

/** A message on its way. `failed`: somebody has to decide; trying again with its key sends it once. */
export interface Outgoing {
  key: string;
  text: string;
  /** Epoch milliseconds of the page. */
  at: number;
  state: Extract<MessageState, 'sending' | 'failed'>;
}

/** Why a message was not taken: the text goes back to where it was written. */
export interface SendProblem {
  refusal: Refusal | null;
  field: FieldProblem | null;
}

export function newOutgoing(text: string, at: number): Outgoing {
  return { key: newRequestKey(), text: cleanText(text), at, state: 'sending' };
}

/** Without those that are in the conversation by now: their answer got lost, they did not. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  messages: readonly MessageResponse[],
): readonly Outgoing[] {
  if (outgoing.length === 0) return outgoing;
  const arrived = new Set(messages.map(({ request_key }) => request_key));
  return outgoing.filter(({ key }) => !arrived.has(key));
}

/** Those up to `key` that wait for a decision: to try one again is to try what was written before it. */
export function throughFailed(outgoing: readonly Outgoing[], key: string): string[] {
  const upTo = outgoing.findIndex((one) => one.key === key);
  return outgoing.slice(0, upTo + 1).flatMap((one) => (one.state === 'failed' ? one.key : []));
}

const DAY = 24 * 60 * 60 * 1000;

/** Written more than a day ago, by the clock of this device. */
export function staleOf(outgoing: readonly Outgoing[], now: number): string[] {
  return outgoing.flatMap(({ key, at }) => (now - at > DAY ? key : []));
}

/** A refusal or wrong input is an answer; silence, overload and bugs may pass. */
export function problemOf(error: unknown): SendProblem | undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return undefined;
  const field = error.fieldErrors.text?.[0] ?? null;
  return { refusal: refusalIn(error.body) ?? (field ? null : refusalOf(error)), field };
}
