import type { SentMessageResponse } from '~/contract/message';
import { ApiError } from '~/api-client/api-client';
import { isPassing } from '~/api-client/retry';
import { coalesce } from '~/concurrency/coalesce';
import type { SendQueue } from './send-queue';
import { sendProblemOf, type Outgoing, type SendProblem } from './outgoing';

export interface PumpOptions {
  queue: SendQueue;
  send: (conversation: string, outgoing: Outgoing) => Promise<SentMessageResponse>;
  /** Runs the work exclusively among all tabs of this browser. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  onSent: (sent: SentMessageResponse) => void;
  /** The message was refused. Returns true if its text went back to the composer. */
  onRefused: (conversation: string, outgoing: Outgoing, problem: SendProblem) => boolean;
  onChange: () => void;
}

export interface Pump {
  /** Sends the messages of this conversation, unless that is already under way. */
  kick(conversation: string): void;
  /** The last attempt got no response; the messages are tried again when the connection is back. */
  isStalled(conversation: string): boolean;
}

/** Sends in the order of writing. If one fails, those behind it wait, because messages must not change their order. */
export function createPump(options: PumpOptions): Pump {
  const { queue } = options;
  const kicks = new Map<string, () => Promise<void>>();
  const stalled = new Set<string>();

  async function run(conversation: string): Promise<void> {
    for (;;) {
      const outgoing = queue.list(conversation)[0];
      if (!outgoing || outgoing.state === 'failed') return;
      if (!options.isOnline()) return stall(conversation);
      try {
        const sent = await options.send(conversation, outgoing);
        options.onSent(sent);
        queue.remove(conversation, outgoing.key);
      } catch (error) {
        return giveUp(conversation, outgoing, error);
      }
    }
  }

  function giveUp(conversation: string, outgoing: Outgoing, error: unknown): void {
    // The session has ended and the page is left: all messages stay on the device for the same member.
    if (needsLogin(error)) return queue.setState(conversation, queue.list(conversation).map(keyOf), 'failed');
    const problem = sendProblemOf(error);
    if (problem) {
      const behind = queue.list(conversation).filter(({ key }) => key !== outgoing.key);
      if (options.onRefused(conversation, outgoing, problem)) queue.remove(conversation, outgoing.key);
      else behind.push(outgoing);
      return queue.setState(conversation, behind.map(keyOf), 'failed');
    }
    // No response, or too many requests: both pass. A server error may not.
    if (!(error instanceof ApiError) || isPassing(error.status)) return stall(conversation);
    queue.setState(conversation, [outgoing.key], 'failed');
  }

  function stall(conversation: string): void {
    stalled.add(conversation);
  }

  async function work(conversation: string): Promise<void> {
    // Another tab may have added or sent messages.
    queue.reload(null);
    stalled.delete(conversation);
    options.onChange();
    try {
      await run(conversation);
    } finally {
      options.onChange();
    }
  }

  return {
    kick(conversation) {
      const kick =
        kicks.get(conversation) ??
        coalesce(() => options.alone(`chat-outbox:${conversation}`, () => work(conversation)));
      kicks.set(conversation, kick);
      void kick();
    },
    isStalled: (conversation) => stalled.has(conversation),
  };
}

const needsLogin = (error: unknown) => error instanceof ApiError && error.isLoginMissing;

const keyOf = ({ key }: Outgoing) => key;
