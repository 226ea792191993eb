import type { SentMessageResponse } from '~/contract/message';
import { ApiError } from '~/api-client/api-client';
import { isPassing } from '~/api-client/retry';
import { coalesce } from '~/concurrency/coalesce';
import type { Outbox } from './send-queue';
import { problemOf, type Outgoing, type SendProblem } from './outgoing';

export interface PumpOptions {
  outbox: Outbox;
  send: (conversation: string, one: Outgoing) => Promise<SentMessageResponse>;
  /** Runs alone among all tabs of this browser. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  onSent: (sent: SentMessageResponse) => void;
  /** The message was refused. True: its words have gone back to where they were written. */
  onRefused: (conversation: string, one: Outgoing, problem: SendProblem) => boolean;
  onChange: () => void;
}

export interface Pump {
  /** Sends what waits in this conversation, unless that is under way. */
  kick(conversation: string): void;
  /** The last try found nobody: what waits is tried again when the connection is back. */
  isStalled(conversation: string): boolean;
}

/**
 * Sends one after the other, in the order they were written. Whatever went wrong with one, those behind it wait: an
 * answer that overtakes its question is worse than one that comes late.
 */
export function createPump(options: PumpOptions): Pump {
  const { outbox } = options;
  const kicks = new Map<string, () => Promise<void>>();
  const stalled = new Set<string>();

  async function run(conversation: string): Promise<void> {
    for (;;) {
      const one = outbox.list(conversation)[0];
      if (!one || one.state === 'failed') return;
      if (!options.isOnline()) return stall(conversation);
      try {
        const sent = await options.send(conversation, one);
        options.onSent(sent);
        outbox.remove(conversation, one.key);
      } catch (error) {
        return giveUp(conversation, one, error);
      }
    }
  }

  function giveUp(conversation: string, one: Outgoing, error: unknown): void {
    // The session has ended and the page leaves: all of it stays on the device, to be offered to the same member.
    if (needsLogin(error)) return outbox.setState(conversation, outbox.list(conversation).map(keyOf), 'failed');
    const problem = problemOf(error);
    if (problem) {
      const behind = outbox.list(conversation).filter(({ key }) => key !== one.key);
      if (options.onRefused(conversation, one, problem)) outbox.remove(conversation, one.key);
      else behind.push(one);
      return outbox.setState(conversation, behind.map(keyOf), 'failed');
    }
    // Nobody answered, or it is too much just now: that passes. An error of the server may not.
    if (!(error instanceof ApiError) || isPassing(error.status)) return stall(conversation);
    outbox.setState(conversation, [one.key], 'failed');
  }

  function stall(conversation: string): void {
    stalled.add(conversation);
  }

  async function work(conversation: string): Promise<void> {
    // Written by another tab meanwhile, or sent by it.
    outbox.reload(null);
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
