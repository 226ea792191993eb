import type { Clock } from '~/server/context/clock';
import type { Logger } from '~/server/operations/logger';
import { sign, SIGNATURE_HEADER } from '~/providers/payment/signature';
import { findPayment, type Delivery, type SandboxState } from './sandbox-state';
import type { SandboxStore } from './sandbox-store';

/** Sends one webhook call to the merchant. Returns the status of the response; throws where there was none. */
export type Deliver = (call: { url: string; body: string; headers: Record<string, string> }) => Promise<number>;

export interface Deliveries {
  /** Attempts the deliveries that are due. Resolves when each was tried once, whatever the result. */
  run(): Promise<void>;
  /** Stops the deliveries; resolves when none is in progress any more. */
  close(): Promise<void>;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 600_000;
/** With delays that double up to ten minutes this is about three days, as long as real providers try. */
const MAX_ATTEMPTS = 440;
/** How often the clock is checked while something waits, in milliseconds, so that a clock set forward takes effect. */
const TICK = 1000;
const AT_ONCE = 8;

/** Milliseconds from a failed attempt to the next; null to give up. */
export function waitAfter(attempts: number): number | null {
  return attempts >= MAX_ATTEMPTS ? null : Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}

export function startDeliveries(options: {
  store: SandboxStore;
  /** Does what was planned for now. */
  runPlans: () => Promise<void>;
  deliver: Deliver;
  secret: string;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'error'>;
  tickMs?: number;
}): Deliveries {
  const { store, runPlans, deliver, secret, clock, log, tickMs = TICK } = options;
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function attempt(delivery: Delivery): Promise<void> {
    const payment = findPayment(store.read(), delivery.reference);
    if (!payment) return;
    const { webhookUrl } = payment.order;
    const { body } = delivery;
    // Each attempt has a new signature, because an old one would look like a replay.
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, clock.now()) };
    const response = await deliver({ url: webhookUrl, body, headers }).catch(() => undefined);
    await store.update((draft) => note(draft, delivery, response));
  }

  function note(draft: SandboxState, { eventId }: Delivery, response: number | undefined): void {
    if (response !== undefined && response >= 200 && response < 300) {
      draft.deliveries = draft.deliveries.filter((delivery) => delivery.eventId !== eventId);
      return;
    }
    const delivery = draft.deliveries.find((delivery) => delivery.eventId === eventId);
    if (!delivery) return;
    delivery.attempts += 1;
    delivery.lastAnswer = response === undefined ? 'no response' : `answer ${response}`;
    const wait = waitAfter(delivery.attempts);
    delivery.nextAt = wait === null ? null : clock.now() + wait;
    const { attempts, lastAnswer } = delivery;
    log.warn({ eventId, attempts, lastAnswer, givenUp: wait === null }, 'a sandbox webhook was not delivered');
  }

  function begin(delivery: Delivery): Promise<void> {
    const work = attempt(delivery)
      .catch((error: unknown) => log.error({ err: error }, 'the result of a sandbox webhook could not be stored'))
      .finally(() => underWay.delete(delivery.eventId));
    underWay.set(delivery.eventId, work);
    return work;
  }

  async function run(): Promise<void> {
    // Each delivery is tried at most once per run: even when its failure cannot be stored, the next attempt waits for
    // the next tick.
    const tried = new Set<string>();
    await runPlans().catch((error: unknown) =>
      log.error({ err: error }, 'what the sandbox planned could not be stored'),
    );
    while (!closed) {
      const due = store
        .read()
        .deliveries.filter((delivery) => delivery.nextAt !== null && delivery.nextAt <= clock.now())
        .filter((delivery) => !underWay.has(delivery.eventId) && !tried.has(delivery.eventId))
        // Deliveries with fewer attempts come first: the backlog of an unreachable merchant must not delay a reachable
        // one.
        .sort((a, b) => a.attempts - b.attempts)
        .slice(0, AT_ONCE - underWay.size);
      if (due.length === 0) break;
      for (const delivery of due) tried.add(delivery.eventId);
      await Promise.all(due.map(begin));
    }
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    const { deliveries, plans } = store.read();
    const waiting = plans.length > 0 || deliveries.some((delivery) => delivery.nextAt !== null);
    if (closed || !waiting) return;
    timer = setTimeout(() => void run(), tickMs);
    timer.unref();
  }

  schedule();
  return {
    run,
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}
